import { hash } from 'node:crypto';
import type { AnnouncementView } from 'shared-types/site/page/announcement-bar';
import type { Site } from '../directory/site';

/** Long enough to be unique on a site, and short enough for a cookie of every request. */
const ID_LENGTH = 16;

/** The announcement of a site locale; undefined if there is none. */
export function announcementOf(site: Site): AnnouncementView | undefined {
  const { announcement } = site.profile;
  if (!announcement) return undefined;
  const { text, link } = announcement;
  return { id: idOf(site), text, ...(link ? { link } : {}) };
}

/** The same in all languages, so that closing it in one language closes it in all. */
function idOf({ siteLocales }: Site): string {
  const shown = siteLocales.map(({ locale, profile: { announcement } }) => {
    const { text, link, version = 0 } = announcement ?? {};
    return [locale, text, link?.title, link?.href, version];
  });
  return hash('sha256', JSON.stringify(shown), 'base64url').slice(0, ID_LENGTH);
}
