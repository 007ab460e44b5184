import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { SiteDocument } from 'shared-types/site/site-document';

/** What the site announces. */
export const ANNOUNCEMENT: Announcement = {
  text: 'Closed on Friday for the firing of the big kiln.',
  link: { title: 'Opening hours', href: '/shop' },
};
/** The same in the second language of a bilingual site. */
export const ANNOUNCEMENT_IN_POLISH: Announcement = {
  text: 'W piątek zamknięte: wypalamy duży piec.',
  link: { title: 'Godziny otwarcia', href: '/pl/shop' },
};

/** A site that announces something, in all its languages. */
export function withAnnouncement(document: SiteDocument, changes: Partial<Announcement> = {}): SiteDocument {
  const { languages, ...site } = document.site;
  return {
    ...document,
    site: {
      ...site,
      announcement: { ...ANNOUNCEMENT, ...changes },
      ...(languages ? { languages: languages.map((one) => ({ ...one, announcement: ANNOUNCEMENT_IN_POLISH })) } : {}),
    },
  };
}
