import type { MemberDone, MemberEntry } from './members';
export type {
  InviteAgain as OneMember,
  RemoveMember,
  SaveMember,
  SetMemberAccess,
} from '../../requests/admin.generated';

export const MEMBER_EDITOR_CALLS = {
  saveMember: { method: 'POST', path: '/api/config/member/details' },
  /** Sends a new invitation; the former link becomes invalid. */
  inviteAgain: { method: 'POST', path: '/api/config/member/invitation' },
  setMemberAccess: { method: 'POST', path: '/api/config/member/access' },
  /** Removes a member permanently, after confirmation. */
  removeMember: { method: 'POST', path: '/api/config/member/removal' },
} as const;

/** Answer to the loader `admin/member/details`. */
export interface MemberDetailsView extends MemberEntry {
  /** Version of name and areas; a save sends it back to detect conflicts. */
  readonly base: string;
  /** Areas of locked pages, and the member's own. */
  readonly allAreas: readonly string[];
  /** Creation time, ISO 8601. */
  readonly since: string;
  readonly sinceText: string;
  readonly sessions: number;
  readonly done?: MemberDone;
}
