import type { Announcement } from 'shared-types/site/page/announcement-bar';
import type { SiteDocument } from 'shared-types/site/site-document';

export const ANNOUNCEMENT: Announcement = {
  text: 'Closed on Friday for the firing of the big kiln.',
  link: { title: 'Opening hours', href: '/shop' },
};
export const ANNOUNCEMENT_IN_POLISH: Announcement = {
  text: 'W piątek zamknięte: wypalamy duży piec.',
  link: { title: 'Godziny otwarcia', href: '/pl/shop' },
};

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
