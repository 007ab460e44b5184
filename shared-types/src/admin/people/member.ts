import type { MemberDone, MemberEntry } from './members';
export type {
  InviteAgain as OneMember,
  RemoveMember,
  SaveMember,
  SetMemberAccess,
} from '../../requests/admin.generated';

/** Calls of the page of one member. */
export const MEMBER_EDITOR_CALLS = {
  saveMember: { method: 'POST', path: '/api/config/member/details' },
  /** Sends the invitation once more; the link of the letter before it ends. */
  inviteAgain: { method: 'POST', path: '/api/config/member/invitation' },
  /** Lets a member sign in, or keeps it from that. */
  setMemberAccess: { method: 'POST', path: '/api/config/member/access' },
  /** Removes a member for good, once it was asked. */
  removeMember: { method: 'POST', path: '/api/config/member/removal' },
} as const;

/** Answer to the loader `admin/member/details`. */
export interface MemberDetailsView extends MemberEntry {
  /** Names this state of name and areas. */
  readonly base: string;
  /** The areas it can be put into: those that pages are locked to, and its own. */
  readonly allAreas: readonly string[];
  /** When it was made, as an ISO time. */
  readonly since: string;
  /** The same in the site's language, with the time zone. */
  readonly sinceText: string;
  /** Browsers in which it is signed in. */
  readonly sessions: number;
  /** What has just happened. */
  readonly done?: MemberDone;
}
