import type { SiteLanguage } from 'shared-types/admin/cookie-settings';
import type { Site } from '../../site/directory/site';

/** Languages to choose from; calls can save any other. */
const OFFERED =
  'ar bg ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IE en-US es es-MX et eu fa fi fr fr-CA ga gl he hi hr hu id is it ja ko lt lv mk ms nb nl nn pl pt pt-BR ro ru sk sl sq sr sv th tr uk vi zh-Hans zh-Hant'.split(
    ' ',
  );

/** The languages to choose from by name, including the current one. */
export function languageChoices({ siteLocales, locale: own }: Pick<Site, 'siteLocales' | 'locale'>): SiteLanguage[] {
  const names = new Intl.DisplayNames(own, { type: 'language' });
  const further = new Set(siteLocales.slice(1).map(({ locale }) => locale));
  return [...new Set([own, ...OFFERED])]
    .filter((locale) => !further.has(locale))
    .map((locale) => ({ locale, name: names.of(locale) ?? locale }))
    .sort((one, other) => one.name.localeCompare(other.name, own));
}
