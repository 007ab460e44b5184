import type { FormReply } from '../../failure';
import type { SiteLanguage } from '../cookie-settings';
export type { InviteMember } from '../../requests/admin.generated';

/** Calls of the page that lists a site's members. */
export const MEMBERS_CALLS = {
  /** Makes a member without a password, and sends a letter with a link to choose one. */
  inviteMember: { method: 'POST', path: '/api/config/members/invitation' },
} as const;

/** The name of the number of the page of members, from 1. */
export const MEMBERS_PAGE_PARAMETER = 'page';
/** The name by which typed words are sent that names and addresses hold. */
export const MEMBERS_TERMS_PARAMETER = 'q';
/** The name of what has just happened, in the address a form leads to. */
export const MEMBERS_DONE_PARAMETER = 'done';
/** Members on one page. */
export const MEMBERS_PER_PAGE = 20;
/** Longest name of a member, and words that are looked for, in characters. */
export const MEMBER_LONGEST = { displayName: 100, terms: 100 } as const;
/** What the names of fields begin with that put a member into an area: `area.studio`. */
export const AREA_FIELD = 'area.';

/** How it is with a member: `invited` has chosen no password yet, `disabled` may not sign in. */
export type MemberStatus = 'invited' | 'active' | 'disabled';

/** What has just happened to a member. */
export type MemberDone = 'invited' | 'saved' | 'invited-again' | 'disabled' | 'enabled' | 'removed';

/** A member in the list. */
export interface MemberEntry {
  readonly id: string;
  readonly displayName: string;
  readonly email: string;
  readonly status: MemberStatus;
  /** The member areas it belongs to. */
  readonly areas: readonly string[];
}

/** Answer to the loader `admin/members/list`. */
export interface MembersView {
  /** Number of the page, from 1. */
  readonly page: number;
  /** The members of this page, by name. */
  readonly entries: readonly MemberEntry[];
  /** How many there are on all pages. */
  readonly count: number;
  /** The words that names or addresses hold; empty for all members. */
  readonly terms: string;
  /** The areas that pages of the site are locked to. */
  readonly areas: readonly string[];
  /** The languages a letter may be written in, the site's own first. */
  readonly languages: readonly SiteLanguage[];
  /** What has just happened. */
  readonly done?: MemberDone;
  /** True for who is not signed in any more: the page then holds what was typed, and nobody. */
  readonly isSignedOut?: boolean;
}

/** Reply to `inviteMember`, and to the calls of one member. */
export interface MemberReply extends FormReply {
  readonly message: string;
  /** The page that says what has happened. */
  readonly location: string;
}
