import type { BannerText, SavedCookieSettings } from 'shared-types/admin/cookie-settings';
import type { Site } from '../../site/directory/site';
import type { StoredCookies } from '../../site/saved-state/cookie-settings.store';
import { lastChangeView } from '../saved-form';
import { editedSettings } from './edited-settings';
import { stateName } from '../../site/saved-state/site-cookies';

/** The tag of the main language, and all languages with that first. */
export type SavedSite = Pick<Site, 'siteLocales' | 'locale'>;

export function savedSettings({ siteLocales, locale }: SavedSite, stored: StoredCookies): SavedCookieSettings {
  const { cookies, changed } = stored;
  return {
    base: stateName(cookies),
    settings: editedSettings(cookies.settings),
    texts: siteLocales.map((siteLocale, index) =>
      onlyText(
        index === 0 ? cookies.settings : (cookies.translations[siteLocale.locale] ?? siteLocale.profile.cookieSettings),
      ),
    ),
    ...lastChangeView(changed, { locale }),
  };
}

function onlyText({ cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText }: BannerText): BannerText {
  return { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText };
}
