import type { SiteLanguage } from 'shared-types/config/cookie-settings';
import type { Site } from '../site/directory/site';

/** The languages of a site as its own one calls them, that first. */
export function languagesOf({ editions, locale: own }: Pick<Site, 'editions' | 'locale'>): SiteLanguage[] {
  const names = new Intl.DisplayNames(own, { type: 'language' });
  return editions.map(({ locale }) => ({ locale, name: names.of(locale) ?? locale }));
}
