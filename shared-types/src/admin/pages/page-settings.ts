import type { PageCodeLink } from './code-injection';
import type { FormReply } from '../../failure';
import type { TimeZoneGroup } from '../settings';
import type { PageRecordType } from '../../site/page/page-record';
import type { PagesDone, PageStatus } from './pages';
import type { LastSaved } from '../last-saved';

export const PAGE_SETTINGS_CALLS = {
  savePageSettings: { method: 'POST', path: '/api/config/page-settings/settings' },
  /** Publishes a draft at a moment; without one, takes an earlier schedule back. */
  schedulePage: { method: 'POST', path: '/api/config/page-settings/schedule' },
  /** Makes a draft of a published version. */
  restoreVersion: { method: 'POST', path: '/api/config/page-settings/version' },
  createPreviewLink: { method: 'POST', path: '/api/config/page-settings/preview-link' },
  revokePreviewLinks: { method: 'POST', path: '/api/config/page-settings/preview-links-removal' },
} as const;

/** A preview link works for this many days. */
export const PREVIEW_DAYS = 7;

export const PREVIEW_PATH = '/preview/:token';

/** Reply to `createPreviewLink`. The link is told once; the server keeps only its hash. */
export interface PreviewLink extends FormReply {
  readonly message: string;
  readonly url: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Who sees a page, as far as its settings say so: other locks of the page are kept. */
export const PAGE_ACCESS = ['everybody', 'accounts', 'password', 'locked'] as const;
export type PageAccess = (typeof PAGE_ACCESS)[number];

/** Fields of what a page is as an item, by its kind. Days are `2027-01-16`, times `18:00`. */
export const RECORD_FIELDS = {
  post: ['publishedDay', 'publishedTime', 'author'],
  event: ['startDay', 'startTime', 'endDay', 'endTime', 'timeZone', 'place', 'address'],
  lesson: ['lessonNumber', 'chapter', 'lessonMinutes'],
} as const satisfies Readonly<Record<PageRecordType, readonly string[]>>;
export type RecordField = (typeof RECORD_FIELDS)[PageRecordType][number];

/** Recommended lengths, beyond which search engines cut a text. */
export const SEARCH_RESULT_LENGTH = { title: 60, description: 155 } as const;

export interface ListedVersion {
  /** From 1. */
  readonly number: number;
  /** Absent for what an import published. */
  readonly by?: string;
  /** In the site's language and UTC. */
  readonly atText: string;
  readonly note?: string;
  /** What has changed since the version before; empty for the first. */
  readonly changes: readonly string[];
  /** True for the version that visitors see. */
  readonly isCurrent?: true;
}

/** Data of the loader `admin/page-settings/page`. */
export interface PageSettingsView {
  readonly id: string;
  /** Absent for a page that is gone, and after the session has ended. */
  readonly saved?: {
    /** Revision of the draft; a save sends it back to detect conflicts. */
    readonly base: string;
    /**
     * `title`, `path`, `description`, `socialImage`, `access`, `isHidden` for a page hidden from search engines, `password` for one
     * that asks for a password: `MASKED_SECRET` in its place; `recordType`, empty for a page that is no item, `tags` with commas
     * between them, and the fields of all kinds of items, with what a new one begins with.
     */
    readonly values: Readonly<Record<string, string>>;
    readonly changed?: LastSaved;
  };
  readonly status: PageStatus;
  readonly isPublished: boolean;
  readonly isChanged: boolean;
  /** True for a page of items, whose path ends in a pattern. */
  readonly isPattern?: true;
  /** Public address of the page's site, without a slash at its end. */
  readonly origin: string;
  readonly siteName: string;
  /** Pictures that can be chosen for link previews. */
  readonly pictures: readonly { readonly name: string; readonly src: string }[];
  /** Choices of the fields for items; absent for a page that cannot be an item, such as the home page. */
  readonly items?: {
    /** Tags of the site, for suggestions. */
    readonly tagNames: readonly string[];
    readonly timeZones: readonly TimeZoneGroup[];
    /** Id of the page one level above, if that lists lessons. */
    readonly course?: string;
  };
  /** Newest first. */
  readonly versions: readonly ListedVersion[];
  readonly previewLinks: { readonly count: number; readonly untilText?: string };
  readonly scheduledText?: string;
  /** Name of the site's time zone. */
  readonly timeZone: string;
  readonly scheduleError?: string;
  /** May the account publish and schedule? */
  readonly mayPublish: boolean;
  /** Absent for pages without code of their own, such as unpublished ones, and for accounts that may not edit it. */
  readonly code?: PageCodeLink;
  readonly done?: PagesDone;
}
