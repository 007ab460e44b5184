import type { FormReply } from '../../failure';
export type { RestoreState } from '../../requests/admin.generated';

export const SITE_HISTORY_CALLS = {
  /** Restores an earlier version of a part of the site; visitors see it with their next page. */
  restoreState: { method: 'POST', path: '/api/config/site-history/restore' },
} as const;

/** Parts of a site whose versions are kept, by the name of their page. */
export const HISTORY_PARTS = [
  'styles',
  'logo',
  'navigation',
  'headerFooter',
  'announcement',
  'popup',
  'codeInjection',
  'payments',
  'settings',
] as const;
export type HistoryPart = (typeof HISTORY_PARTS)[number];

/** Query parameter with the page of the list. */
export const SITE_HISTORY_PARAMETER = 'versions';
export const SITE_HISTORY_PER_PAGE = 20;

export interface SiteVersion {
  readonly id: string;
  /** Absent for what the site had before the first change. */
  readonly by?: string;
  /** ISO 8601. */
  readonly at: string;
  /** In the time zone and the language of the site. */
  readonly atText: string;
  /** True if visitors see the same now. */
  readonly isCurrent?: true;
}

/** Data of the loader `admin/site-history/versions`. */
export interface SiteHistoryView {
  readonly part: HistoryPart;
  /** Tag of a further language; empty for the main one, and for parts that are the same in all languages. */
  readonly language: string;
  /** Path of the page that the list is on, with its language. */
  readonly path: string;
  /** Version of the published state; a restoration sends it back to detect conflicts. */
  readonly base: string;
  /** From 1. */
  readonly page: number;
  /** On all pages. */
  readonly count: number;
  /** Newest first. */
  readonly versions: readonly SiteVersion[];
}

/** Reply to `restoreState`. */
export interface RestoreStateReply extends FormReply {
  readonly message: string;
  readonly location: string;
}
