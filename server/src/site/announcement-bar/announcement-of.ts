import { hash } from 'node:crypto';
import type { AnnouncementView } from 'shared-types/site/announcement-bar';
import type { Site } from '../directory/site';

/** Long enough that no two announcements of a site share it, and short enough for a cookie of every request. */
const ID_LENGTH = 16;

/** What an edition of a site announces; nothing where it announces nothing. */
export function announcementOf(site: Site): AnnouncementView | undefined {
  const { announcement } = site.profile;
  if (!announcement) return undefined;
  const { text, link } = announcement;
  return { id: idOf(site), text, ...(link ? { link } : {}) };
}

/** The same in all languages: who has closed the announcement in one of them has seen it. */
function idOf({ editions }: Site): string {
  const said = editions.map(({ locale, profile: { announcement } }) => {
    const { text, link, version = 0 } = announcement ?? {};
    return [locale, text, link?.title, link?.href, version];
  });
  return hash('sha256', JSON.stringify(said), 'base64url').slice(0, ID_LENGTH);
}
