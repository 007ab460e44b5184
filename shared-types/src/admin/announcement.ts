import type { FormReply } from '../failure';
import type { SiteLanguage } from './cookie-settings';
export type { SaveAnnouncement } from '../requests/admin.generated';

/** Calls of the page where a site's announcement is written; both take its form. */
export const ANNOUNCEMENT_EDITOR_CALLS = {
  saveAnnouncement: { method: 'POST', path: '/api/config/announcement/announcement' },
  /** For a page without script: shows it again with the bar as it would be. Saves nothing. */
  previewAnnouncement: { method: 'POST', path: '/api/config/announcement/preview' },
} as const;

/** What is announced in one language; empty where it announces nothing. */
export interface AnnouncementText {
  /** One line of plain text. */
  readonly text: string;
  /** What the link behind it says, and where it leads; both or neither. */
  readonly linkTitle: string;
  readonly linkHref: string;
}

/** The names of the words, which are those of the fields. */
export const ANNOUNCEMENT_TEXT_PARTS = [
  'text',
  'linkTitle',
  'linkHref',
] as const satisfies readonly (keyof AnnouncementText)[];

/** Longest words, in characters. */
export const ANNOUNCEMENT_LONGEST = {
  text: 300,
  linkTitle: 100,
  linkHref: 2000,
} as const satisfies Readonly<Record<keyof AnnouncementText, number>>;

/** The announcement as it is saved. */
export interface SavedAnnouncement {
  /** Names this state. Who saves says which one was changed. */
  readonly base: string;
  /** False: nothing is announced, and the words wait. */
  readonly isShown: boolean;
  /** In the order of the site's languages. */
  readonly texts: readonly AnnouncementText[];
  /** Who changed it last on this page; absent where nobody has yet. */
  readonly changed?: { readonly by: string; readonly at: string; readonly atText: string };
}

/** Answer to the loader `admin/announcement/saved`. */
export interface AnnouncementEditorView {
  /** Absent for who is not signed in any more. */
  readonly saved?: SavedAnnouncement;
  /** The site's own language first. */
  readonly languages: readonly SiteLanguage[];
  /** A page of the site for each language, in which the bar is shown as it would be. */
  readonly pages: readonly string[];
}

/** Reply to `saveAnnouncement`. */
export interface SaveAnnouncementReply extends FormReply {
  readonly message: string;
  /** The state that is saved now. */
  readonly key: string;
}
