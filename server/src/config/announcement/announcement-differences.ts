import { ANNOUNCEMENT_WORDS, type AnnouncementWords } from 'shared-types/config/announcement';
import type { Language } from '../../language';
import { ANNOUNCEMENT_SENTENCES } from './announcement.sentences';
import { announcementField } from './sent-announcement';
import type { SiteAnnouncement } from './site-announcement';

/** Two states of the same site: what is saved, and what somebody wants to save. */
interface TwoStates {
  readonly stored: SiteAnnouncement;
  readonly wanted: SiteAnnouncement;
}

/** What is saved in each field that is not as it is wanted: sentences by the names of the fields. */
export function announcementDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, on, off, nothing } = ANNOUNCEMENT_SENTENCES[language];
  const told = (locale: string | undefined): [string, string][] => {
    const words = (of: SiteAnnouncement): AnnouncementWords | undefined =>
      locale === undefined ? of.own : of.words[locale];
    return ANNOUNCEMENT_WORDS.filter((name) => words(stored)?.[name] !== words(wanted)?.[name]).map((name) => [
      locale === undefined ? name : announcementField(locale, name),
      now(words(stored)?.[name] || nothing),
    ]);
  };
  return {
    ...(stored.isShown === wanted.isShown ? {} : { isShown: now(stored.isShown ? on : off) }),
    ...Object.fromEntries([undefined, ...Object.keys(stored.words)].flatMap(told)),
  };
}
