import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import type { Site } from '../site/directory/site';

/** The site's languages with their names in the main language, which comes first. */
export function languagesOf({ siteLocales, locale: own }: Pick<Site, 'siteLocales' | 'locale'>): SiteLanguage[] {
  const names = new Intl.DisplayNames(own, { type: 'language' });
  return siteLocales.map(({ locale }) => ({ locale, name: names.of(locale) ?? locale }));
}
