import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import type { Site } from '../site/directory/site';

/** The languages of a site as its own one calls them, that first. */
export function languagesOf({ siteLocales, locale: own }: Pick<Site, 'siteLocales' | 'locale'>): SiteLanguage[] {
  const names = new Intl.DisplayNames(own, { type: 'language' });
  return siteLocales.map(({ locale }) => ({ locale, name: names.of(locale) ?? locale }));
}
