import type { BannerText, SavedCookieSettings } from 'shared-types/admin/cookie-settings';
import type { Site } from '../../site/directory/site';
import type { StoredCookies } from '../../site/saved-state/cookie-settings.store';
import { lastChangeView } from '../saved-form';
import { editedSettings } from './edited-settings';
import { stateName } from '../../site/saved-state/site-cookies';

/** The tag of the main language, and all languages with that first. */
export type SavedSite = Pick<Site, 'siteLocales' | 'locale' | 'timeZone'>;

export function savedSettings(site: SavedSite, stored: StoredCookies): SavedCookieSettings {
  const { cookies, changed } = stored;
  return {
    base: stateName(cookies),
    settings: editedSettings(cookies.settings),
    texts: site.siteLocales.map((siteLocale, index) =>
      onlyText(
        index === 0 ? cookies.settings : (cookies.translations[siteLocale.locale] ?? siteLocale.profile.cookieSettings),
      ),
    ),
    ...lastChangeView(changed, site),
  };
}

function onlyText({ cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText }: BannerText): BannerText {
  return { cookieBannerText, cookieBannerCtaText, cookieBannerOptOutCtaText };
}
