export type { ClickAnnouncement, CloseAnnouncement } from '../../requests/site.generated';

export interface Announcement {
  /** One line of plain text. */
  readonly text: string;
  /** No link if absent. */
  readonly link?: AnnouncementLink;
  /** A new number shows an unchanged announcement again to visitors who have closed it; 0 if absent. */
  readonly version?: number;
}

export interface AnnouncementLink {
  readonly title: string;
  /** A path of this site, or a URL that only navigates. */
  readonly href: string;
}

/** The announcement in the language of the page. */
export interface AnnouncementView extends Pick<Announcement, 'text' | 'link'> {
  /** Id of the announcement in all languages; changes with any part of it. */
  readonly id: string;
}

export const ANNOUNCEMENT_ELEMENT_ID = 'announcement-bar';
/** Block id of the bar's form, for its errors. */
export const ANNOUNCEMENT_BLOCK = 'announcement-bar';

/** Query parameter with an unsaved announcement for a preview frame: a JSON list of text, link title and link URL. */
export const ANNOUNCEMENT_DRAFT_PARAMETER = 'announcement-draft';

export const ANNOUNCEMENT_CALLS = {
  /** Stores in a cookie which announcement was closed. */
  closeAnnouncement: { method: 'POST', path: '/api/site/announcement-bar/closed' },
  /** Counts that its link was followed, for visitors who allow statistics. */
  clickAnnouncement: { method: 'POST', path: '/api/site/announcement-bar/clicked' },
  /** The current announcement in the language of `Accept-Language`. */
  getAnnouncement: { method: 'GET', path: '/api/site/announcement-bar/announcement' },
} as const;

export interface GetAnnouncementReply {
  /** `null` without an announcement. */
  readonly announcement: AnnouncementView | null;
}
