import { hash } from 'node:crypto';
import { BANNER_TEXT_PARTS } from 'shared-types/admin/cookie-settings';
import type { CookieSettings } from 'shared-types/site/context';
import type { SiteCookies } from '../../platform/schema/tables/admin.tables';
import type { SiteProfile } from '../directory/site-profile';
import { cookieSettingsSchema } from '../import/schema/settings.schema';

const NAMES = Object.keys(cookieSettingsSchema.shape) as (keyof CookieSettings)[];

/** What of a site's profile that is. */
export function siteCookiesOf({ cookieSettings, languages = [] }: SiteProfile): SiteCookies {
  const translations = languages.map(({ locale, cookieBanner }) => [locale, cookieBanner] as const);
  return { settings: cookieSettings, translations: Object.fromEntries(translations) };
}

/** The profile with these; a language without texts among them keeps its own. */
export function withSiteCookies(profile: SiteProfile, { settings, translations }: SiteCookies): SiteProfile {
  const { languages } = profile;
  if (!languages) return { ...profile, cookieSettings: settings };
  return {
    ...profile,
    cookieSettings: settings,
    languages: languages.map((language) => ({
      ...language,
      cookieBanner: translations[language.locale] ?? language.cookieBanner,
    })),
  };
}

/** The same for the languages that the other has, whose texts it takes where it has none. */
export function inLanguagesOf(
  { translations: known }: SiteCookies,
  { settings, translations }: SiteCookies,
): SiteCookies {
  const all = Object.entries(known).map(([locale, own]) => [locale, translations[locale] ?? own] as const);
  return { settings, translations: Object.fromEntries(all) };
}

/** Names a state: equal ones have the same name, no matter who made them, and others have another. */
export function stateName({ settings, translations }: SiteCookies): string {
  const languages = Object.keys(translations).sort();
  const state = [
    NAMES.map((name) => settings[name]),
    languages.map((locale) => [locale, BANNER_TEXT_PARTS.map((name) => translations[locale]?.[name])]),
  ];
  return hash('sha256', JSON.stringify(state), 'base64url');
}
