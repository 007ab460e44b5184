export type { SearchAdmin } from '../requests/admin.generated';

export const ADMIN_SEARCH_CALLS = {
  /** Finds pages and entries of the admin area that the account may open. */
  searchAdmin: { method: 'GET', path: '/api/config/search' },
} as const;

/** Query parameter with what was typed, of the call and of the page. */
export const ADMIN_SEARCH_PARAMETER = 'q';
/** Characters that are typed at most. */
export const ADMIN_SEARCH_LONGEST = 100;
/** Entries of each kind at most: while somebody types, and on the page. */
export const ADMIN_SEARCH_MOST = { typed: 5, page: 20 } as const;

/** Keys of local storage. They are here, so that no page of a site has them in its code. */
export const ADMIN_SEARCH_STORAGE = {
  /** Prefix; the id of an account follows. Admin pages it opened last, until it signs out. Functional. */
  recentPages: 'recent-admin-pages',
  /** `off` if the `/` key must not open the search. Strictly necessary. */
  slash: 'admin-search-slash',
} as const;

/** What can be found, in the order of the results. */
export const ADMIN_SEARCH_KINDS = [
  'adminPages',
  'orders',
  'products',
  'submissions',
  'members',
  'coupons',
  'forms',
  'pages',
  'files',
  'subscribers',
] as const;
export type AdminSearchKind = (typeof ADMIN_SEARCH_KINDS)[number];

/** A page, or the page of an entry. */
export interface AdminFound {
  readonly path: string;
  readonly title: string;
  /** What tells it from others of the same title; may be absent. */
  readonly note?: string;
}

/** The results of one kind. */
export interface AdminFoundGroup {
  readonly kind: AdminSearchKind;
  readonly title: string;
  /** All that match, listed or not; at least 1. */
  readonly count: number;
  readonly entries: readonly AdminFound[];
}

/** Response to `searchAdmin`. */
export interface AdminSearchReply {
  /** What was searched for. */
  readonly query: string;
  /** Kinds of which something was found, in the order of `ADMIN_SEARCH_KINDS`. */
  readonly groups: readonly AdminFoundGroup[];
  /** Sum of the groups' counts. */
  readonly count: number;
}

/** Data of the loader `admin/search/results`. */
export type AdminSearchView = AdminSearchReply;
