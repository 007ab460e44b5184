import type { FormReply } from '../failure';
import type { SiteLanguage } from './cookie-settings';
import type { TrendFigures } from './insights/insights';
import type { LastSaved } from './last-saved';
export type { SaveAnnouncement } from '../requests/admin.generated';

export const ANNOUNCEMENT_EDITOR_CALLS = {
  saveAnnouncement: { method: 'POST', path: '/api/config/announcement/announcement' },
  /** Without script: shows the page again with a preview of the bar. Saves nothing. */
  previewAnnouncement: { method: 'POST', path: '/api/config/announcement/preview' },
} as const;

/** The announcement in one language; empty texts show no bar. */
export interface AnnouncementText {
  /** One line of plain text. */
  readonly text: string;
  /** Text and URL of its link; both or neither. */
  readonly linkTitle: string;
  readonly linkHref: string;
}

export const ANNOUNCEMENT_TEXT_PARTS = [
  'text',
  'linkTitle',
  'linkHref',
] as const satisfies readonly (keyof AnnouncementText)[];

/** Maximum lengths, in characters. */
export const ANNOUNCEMENT_LONGEST = {
  text: 300,
  linkTitle: 100,
  linkHref: 2000,
} as const satisfies Readonly<Record<keyof AnnouncementText, number>>;

export interface SavedAnnouncement {
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  /** False hides the bar and keeps the texts. */
  readonly isShown: boolean;
  /** In the order of the site's languages. */
  readonly texts: readonly AnnouncementText[];
  /** Start and end on the site's clocks: `2026-12-24T18:00`, or empty. */
  readonly from: string;
  readonly until: string;
  readonly status: 'off' | 'on' | 'later' | 'over';
  readonly figures: TrendFigures;
  readonly changed?: LastSaved;
}

/** Data of the loader `admin/announcement/saved`. */
export interface AnnouncementEditorView {
  /** Absent after the session has ended. */
  readonly saved?: SavedAnnouncement;
  /** The main language first. */
  readonly languages: readonly SiteLanguage[];
  /** A page of the site for each language, for the preview. */
  readonly pages: readonly string[];
  /** Name of the time zone of the schedule. */
  readonly timeZone: string;
}

/** Reply to `saveAnnouncement`. */
export interface SaveAnnouncementReply extends FormReply {
  readonly message: string;
  /** Version that is saved now. */
  readonly key: string;
}
