import type { FormReply } from '../../failure';
import type { PageRecordType } from '../../site/page/page-record';
import type { ListedSiteDraft } from '../site-states/site-drafts';

export const PAGES_CALLS = {
  createPage: { method: 'POST', path: '/api/config/pages/page' },
  duplicatePage: { method: 'POST', path: '/api/config/pages/duplicate' },
  /** Moves a page to the bin. */
  removePage: { method: 'POST', path: '/api/config/pages/removal' },
  /** Takes a page out of the bin, as it was. */
  returnPage: { method: 'POST', path: '/api/config/pages/return' },
  /** All or nothing. */
  publishPages: { method: 'POST', path: '/api/config/pages/publication' },
  /** Says that a draft is ready to be reviewed, or that it is not. */
  reviewPage: { method: 'POST', path: '/api/config/pages/review' },
} as const;

/**
 * Status of a page, as its badge says it. A page with a draft that visitors do not see yet is a draft, waits for a review
 * or is scheduled; otherwise it is private, published, or in the bin.
 *
 * @implements EDIT-26
 */
export const PAGE_STATUSES = ['draft', 'needsReview', 'scheduled', 'private', 'published', 'removed'] as const;
export type PageStatus = (typeof PAGE_STATUSES)[number];

/** A page in the bin is deleted after this many days. */
export const BIN_DAYS = 30;
/** What a new page begins with. */
export const PAGE_LAYOUTS = [
  'blank',
  'text',
  'about',
  'contact',
  'gallery',
  'services',
  'questions',
  'landing',
  'cover',
] as const;
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

export const PAGE_TEXT_LIMIT = { title: 200, path: 200, description: 1000, note: 500 } as const;

/** What is wrong with a page that was to be published; in `data.mistakes` of the failure. */
export interface PageMistake {
  readonly pageId: string;
  /** JSON pointer into its content; empty for the page itself. */
  readonly pointer: string;
  /** Follows the place and a colon: "is missing". */
  readonly message: string;
}

export interface PublishedVersion {
  readonly pageId: string;
  /** From 1, for each page. */
  readonly number: number;
}

/** Reply to `createPage` and `duplicatePage`. */
export interface CreatedPage extends FormReply {
  readonly pageId: string;
  readonly message: string;
  readonly location: string;
}

/** Reply to `publishPages`. */
export interface PublishReply extends FormReply {
  readonly message: string;
  readonly location: string;
  readonly versions: readonly PublishedVersion[];
}

/** Fields of the form that publishes, deletes or copies chosen pages of the list: `<id>` or `<id> <revision>`, each. */
export const CHOSEN_PAGES = 'pages';
/** The same for a draft of the whole site: its part, the name of its state, and its language if it is a further one. */
export const CHOSEN_SITE_DRAFTS = 'siteDrafts';

export const PAGES_PER_PAGE = 50;

/** Query parameters of the list. */
export const PAGES_QUERY = { page: 'page', search: 'search', status: 'status', done: 'done' } as const;

/** What a form has just done, which the page it leads to says. */
export const PAGES_DONE = [
  'created',
  'linksRevoked',
  'notReady',
  'published',
  'ready',
  'removed',
  'restored',
  'returned',
  'returnedAsDraft',
  'scheduled',
  'unscheduled',
] as const;
export type PagesDone = (typeof PAGES_DONE)[number];

export interface ListedPage {
  readonly id: string;
  /** Empty while the draft has none. */
  readonly title: string;
  readonly path: string;
  readonly status: PageStatus;
  readonly revision: number;
  /** True if visitors can see the page, or an earlier version of it. */
  readonly isPublished: boolean;
  /** True for a page of items, which cannot be copied. */
  readonly isPattern?: true;
  /** Name of its language in the site's own. */
  readonly language: string;
  /** Who changed it last; absent for a page that nobody has changed here. */
  readonly changedBy?: string;
  /** In the site's language and UTC. */
  readonly changedText: string;
  /** When it will be published; likewise. */
  readonly scheduledText?: string;
  /** Why the last scheduled publication failed. */
  readonly scheduleError?: string;
  /** When a page in the bin will be deleted; likewise. */
  readonly deletedText?: string;
}

/** A page that lists its own posts, events or lessons. */
export interface ItemCollection {
  readonly path: string;
  readonly title: string;
  readonly kind: PageRecordType;
}

/** Data of the loader `admin/pages/list`. */
export interface PagesView {
  readonly pages: readonly ListedPage[];
  /** From 1. */
  readonly page: number;
  /** On all pages of the list. */
  readonly count: number;
  /** Search terms; empty for all. */
  readonly search: string;
  /** Pages in the bin are only listed by their status. */
  readonly status?: PageStatus;
  /** May the account publish, schedule and delete? */
  readonly mayPublish: boolean;
  /** Pages that list their items; a new page can become an item of one. */
  readonly collections?: readonly ItemCollection[];
  readonly done?: PagesDone;
  /** Drafts of the whole site that can be published with pages; absent without any. */
  readonly siteDrafts?: readonly ListedSiteDraft[];
}
