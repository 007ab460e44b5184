import type { AnnouncementWords } from 'shared-types/config/announcement';

/** What a site announces in all its languages, or would. */
export interface SiteAnnouncement {
  /** False: nothing is announced, and the words wait. */
  readonly isShown: boolean;
  /** The words of each language, by its tag. */
  readonly words: Readonly<Record<string, AnnouncementWords>>;
  /** Grows when the same words are to be shown once more to who has closed them. */
  readonly version: number;
}
