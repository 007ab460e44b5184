import { ANNOUNCEMENT_TEXT_PARTS, type AnnouncementText } from 'shared-types/admin/announcement';
import type { Language } from '../../platform/language';
import { ANNOUNCEMENT_MESSAGES } from './announcement.messages';
import { announcementField } from './sent-announcement';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';

/** Two states of the same site: what is saved, and what somebody wants to save. */
interface TwoStates {
  readonly stored: SiteAnnouncement;
  readonly wanted: SiteAnnouncement;
}

/** What is saved in each field that is not as it is wanted: messages by the names of the fields. */
export function announcementDifferences({ stored, wanted }: TwoStates, language: Language): Record<string, string> {
  const { now, on, off, nothing } = ANNOUNCEMENT_MESSAGES[language];
  const entriesFor = (locale: string | undefined): [string, string][] => {
    const textOf = (of: SiteAnnouncement): AnnouncementText | undefined =>
      locale === undefined ? of.own : of.translations[locale];
    return ANNOUNCEMENT_TEXT_PARTS.filter((name) => textOf(stored)?.[name] !== textOf(wanted)?.[name]).map((name) => [
      locale === undefined ? name : announcementField(locale, name),
      now(textOf(stored)?.[name] || nothing),
    ]);
  };
  return {
    ...(stored.isShown === wanted.isShown ? {} : { isShown: now(stored.isShown ? on : off) }),
    ...Object.fromEntries([undefined, ...Object.keys(stored.translations)].flatMap(entriesFor)),
  };
}
