import { hash } from 'node:crypto';
import type { AnnouncementText } from 'shared-types/admin/announcement';
import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { SiteAnnouncement } from '../../platform/schema/tables/admin.tables';
import type { SiteProfile } from '../directory/site-profile';
import type { StateKind } from './saved-state';

/** The texts of a language in which nothing is announced. */
export const NO_TEXT: AnnouncementText = { text: '', linkTitle: '', linkHref: '' };

/** A site's announcement, as its owners save it. */
export const ANNOUNCEMENTS: StateKind<SiteAnnouncement> = {
  table: 'announcement_change',
  column: 'announcement',
  // While nothing is announced the texts are in what was saved last, and nowhere else.
  of: ({ profile }, last) => (last ? inLanguagesOf(announcementIn(profile), last) : announcementIn(profile)),
  into: (site, announcement) => ({ ...site, profile: withAnnouncement(site.profile, announcement) }),
  wanted: (stored, sent) => ({
    ...inLanguagesOf(stored, sent),
    // A form says by how much more it is to be shown.
    version: stored.version + sent.version,
  }),
  nameOf: announcementName,
};

/** What of a site's profile it is. */
export function announcementIn({ announcement, announcementSchedule, languages = [] }: SiteProfile): SiteAnnouncement {
  const all = [announcement, ...languages.map((language) => language.announcement)];
  return {
    isShown: all.some((one) => one !== undefined),
    own: textOf(announcement),
    translations: Object.fromEntries(
      languages.map((language) => [language.locale, textOf(language.announcement)] as const),
    ),
    version: Math.max(0, ...all.map((one) => one?.version ?? 0)),
    ...(announcementSchedule && { schedule: announcementSchedule }),
  };
}

/** The announcement of these texts; none where there are none. */
export function announcementOfText(
  { text, linkTitle, linkHref }: AnnouncementText,
  version = 0,
): Announcement | undefined {
  if (text === '') return undefined;
  return {
    text,
    ...(linkHref === '' ? {} : { link: { title: linkTitle, href: linkHref } }),
    ...(version === 0 ? {} : { version }),
  };
}

/** Names a state: equal ones have the same name. */
export function announcementName({ isShown, own, translations, version, schedule = {} }: SiteAnnouncement): string {
  const parts = ({ text, linkTitle, linkHref }: AnnouncementText) => [text, linkTitle, linkHref];
  const others = Object.entries(translations)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([locale, one]) => [locale, parts(one)]);
  const { from, until } = schedule;
  // A state without a schedule is named as it was before there were any.
  const times = from === undefined && until === undefined ? [] : [[from ?? null, until ?? null]];
  return hash('sha256', JSON.stringify([isShown, version, parts(own), others, ...times]), 'base64url');
}

function textOf(announcement: Announcement | undefined): AnnouncementText {
  if (!announcement) return NO_TEXT;
  const { text, link } = announcement;
  return { text, linkTitle: link?.title ?? '', linkHref: link?.href ?? '' };
}

/** The same for the languages that the other has, whose texts it takes where it has none. */
function inLanguagesOf(
  { translations: known }: SiteAnnouncement,
  { translations, ...state }: SiteAnnouncement,
): SiteAnnouncement {
  const all = Object.entries(known).map(([locale, own]) => [locale, translations[locale] ?? own] as const);
  return { ...state, translations: Object.fromEntries(all) };
}

function withAnnouncement(
  { announcementSchedule: _, ...profile }: SiteProfile,
  { isShown, own, translations, version, schedule }: SiteAnnouncement,
): SiteProfile {
  const place = <T extends { readonly announcement?: Announcement }>(
    of: T,
    translation: AnnouncementText | undefined,
  ): T => {
    const { announcement: __, ...rest } = of;
    const announcement = isShown && translation ? announcementOfText(translation, version) : undefined;
    return { ...rest, ...(announcement ? { announcement } : {}) } as T;
  };
  const { languages } = profile;
  const placed = { ...place(profile, own), ...(isShown && schedule && { announcementSchedule: schedule }) };
  if (!languages) return placed;
  return { ...placed, languages: languages.map((language) => place(language, translations[language.locale])) };
}
