/**
 * Calls of the list of redirects. Every change checks that no redirect leads to another one or to a missing page.
 */
export const REDIRECTS_CALLS = {
  addRedirect: { method: 'POST', path: '/api/config/redirects/additions' },
  /** Refused if somebody else has changed the redirect meanwhile. */
  changeRedirect: { method: 'POST', path: '/api/config/redirects/changes' },
  removeRedirect: { method: 'POST', path: '/api/config/redirects/removals' },
  /** Adds all redirects of a CSV text, or none if a line is wrong; those that exist are replaced. */
  importRedirects: { method: 'POST', path: '/api/config/redirects/imports' },
  /** All redirects as a CSV file, which `importRedirects` reads. */
  getRedirectsFile: { method: 'GET', path: '/api/config/redirects/file' },
} as const;

export const REDIRECTS_QUERY = {
  search: 'q',
  after: 'after',
  before: 'before',
  done: 'done',
  count: 'count',
} as const;

export const REDIRECTS_PER_PAGE = 50;

export const REDIRECTS_LIMIT = {
  /** Of one site. */
  redirects: 10_000,
  /** Characters of a path or URL. */
  address: 2000,
  search: 200,
  /** Characters of a CSV text, and bytes of a file. */
  text: 2_000_000,
} as const;

/** Name of the file input of the import. */
export const REDIRECTS_FILE_FIELD = 'file';

export const REDIRECT_KINDS = ['permanent', 'temporary'] as const;
/** `permanent`: status 301, which browsers and search engines keep; `temporary`: 302. */
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** Where a redirect comes from: entered by an owner, left by a page or product that has moved, or of the site document. */
export type RedirectOrigin = 'owner' | 'move' | 'document';

export const REDIRECTS_DONE = ['added', 'changed', 'removed', 'imported'] as const;
export type RedirectsDone = (typeof REDIRECTS_DONE)[number];

export interface RedirectEntry {
  /** Path in lower case; `/*` at the end matches every path below. */
  readonly from: string;
  /** Path on this site, or URL of another. */
  readonly to: string;
  readonly kind: RedirectKind;
  readonly origin: RedirectOrigin;
  /** Visitors that it has led on. */
  readonly hits: number;
  /** When it last did; ISO 8601, and formatted. Absent if it never did. */
  readonly lastHit?: { readonly at: string; readonly text: string };
}

/** Data of the loader `admin/redirects/list`. */
export interface RedirectsView {
  /** In the order of their paths. */
  readonly entries: readonly RedirectEntry[];
  /** Matching the search, on all pages. */
  readonly count: number;
  /** Empty for all. */
  readonly search: string;
  /** Path of the last entry, if there are more after it. */
  readonly after?: string;
  /** Path of the first entry, if there are more before it. */
  readonly before?: string;
  /** Path and query of the page that is shown. */
  readonly address: string;
  readonly done?: RedirectsDone;
  /** Number of redirects that were imported, with `imported`. */
  readonly imported?: number;
}
