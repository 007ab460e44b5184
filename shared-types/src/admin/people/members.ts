import type { FormReply } from '../../failure';
import type { SiteLanguage } from '../cookie-settings';
export type { InviteMember } from '../../requests/admin.generated';

export const MEMBERS_CALLS = {
  /** Creates a member without a password, and emails a link to choose one. */
  inviteMember: { method: 'POST', path: '/api/config/members/invitation' },
} as const;

export const MEMBERS_PAGE_PARAMETER = 'page';
/** Query parameter with search terms for names and addresses. */
export const MEMBERS_TERMS_PARAMETER = 'q';
export const MEMBERS_DONE_PARAMETER = 'done';
export const MEMBERS_PER_PAGE = 20;
/** Maximum lengths, in characters. */
export const MEMBER_LONGEST = { displayName: 100, terms: 100 } as const;
/** Prefix of the fields for member areas: `area.studio`. */
export const AREA_FIELD = 'area.';

/** `invited` has no password yet, `disabled` may not sign in. */
export type MemberStatus = 'invited' | 'active' | 'disabled';

export type MemberDone = 'invited' | 'saved' | 'invited-again' | 'disabled' | 'enabled' | 'removed';

export interface MemberEntry {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly status: MemberStatus;
  readonly areas: readonly string[];
}

/** Data of the loader `admin/members/list`. */
export interface MembersView {
  /** From 1. */
  readonly page: number;
  /** By name. */
  readonly entries: readonly MemberEntry[];
  readonly count: number;
  readonly terms: string;
  readonly areas: readonly string[];
  readonly languages: readonly SiteLanguage[];
  readonly done?: MemberDone;
  /** True after the session has ended; the page then shows only what was typed. */
  readonly isSignedOut?: boolean;
}

/** Response to `inviteMember` and the calls of one member. */
export interface MemberReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
