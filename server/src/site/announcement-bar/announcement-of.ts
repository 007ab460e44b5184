import { hash } from 'node:crypto';
import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { Site } from '../directory/site';
import { isDue, nextChange } from '../schedule/schedule';

/** Long enough to be unique on a site, and short enough for a cookie of every request. */
const ID_LENGTH = 16;

/** The announcement of a site locale; undefined if there is none, or if it is not due. */
export function announcementOf(site: Site, now: Date): AnnouncementView | undefined {
  const { announcement, announcementSchedule } = site.profile;
  if (!announcement || !isDue(announcementSchedule ?? {}, now)) return undefined;
  const { text, link } = announcement;
  return { id: idOf(site), text, ...(link ? { link } : {}) };
}

/** The moment at which the schedule of the announcement begins or ends. */
export function announcementChangesAt({ profile }: Pick<Site, 'profile'>, now: Date): Date | undefined {
  const { announcement, announcementSchedule } = profile;
  return announcement && announcementSchedule ? nextChange(announcementSchedule, now) : undefined;
}

/** The same in all languages, so that closing it in one language closes it in all. */
function idOf({ siteLocales }: Site): string {
  const shown = siteLocales.map(({ locale, profile: { announcement } }) => {
    const { text, link, version = 0 } = announcement ?? {};
    return [locale, text, link?.title, link?.href, version];
  });
  return hash('sha256', JSON.stringify(shown), 'base64url').slice(0, ID_LENGTH);
}
