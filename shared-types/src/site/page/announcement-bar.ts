export type { CloseAnnouncement } from '../../requests/site.generated';

/** What a site tells at the top of its pages. */
export interface Announcement {
  /** One line of plain text. */
  readonly text: string;
  /** Where the words lead; nowhere where absent. */
  readonly link?: AnnouncementLink;
  /** Another number shows the same words once more to who has closed them; 0 where absent. */
  readonly version?: number;
}

/** A link after the words. */
export interface AnnouncementLink {
  readonly title: string;
  /** A place on this site, or an address that runs nothing. */
  readonly href: string;
}

/** An announcement as the pages of one language show it. */
export interface AnnouncementView extends Pick<Announcement, 'text' | 'link'> {
  /** Names what the site announces, in all its languages: another one where anything of it is changed. */
  readonly id: string;
}

/** Id of the bar's element. */
export const ANNOUNCEMENT_ELEMENT_ID = 'announcement-bar';
/** What the bar's form calls itself when it is refused. */
export const ANNOUNCEMENT_BLOCK = 'announcement-bar';

/** The query by which a frame of the admin area shows a page with words that are not saved: a JSON list of text, link's title and link's address. */
export const ANNOUNCEMENT_DRAFT_PARAMETER = 'announcement-draft';

/** Calls of the bar. */
export const ANNOUNCEMENT_CALLS = {
  /** Remembers in a cookie which announcement the visitor has closed. */
  closeAnnouncement: { method: 'POST', path: '/api/site/announcement-bar/closed' },
  /** What the site announces now, in the language that is accepted. */
  getAnnouncement: { method: 'GET', path: '/api/site/announcement-bar/announcement' },
} as const;

/** Reply to `getAnnouncement`. */
export interface GetAnnouncementReply {
  /** `null` where the site announces nothing. */
  readonly announcement: AnnouncementView | null;
}
