import type { BannerText, EditedCookieSettings } from 'shared-types/admin/cookie-settings';
import type { CookieSettings } from 'shared-types/site/context';

/**
 * The settings without texts, as the editor names them.
 * @implements CONS-33 CONS-34
 */
export function editedSettings(settings: CookieSettings): EditedCookieSettings {
  const {
    cookieBannerText: _text,
    cookieBannerCtaText: _accept,
    cookieBannerOptOutCtaText: _decline,
    isVisitorDataRestricted,
    isRestrictiveCookiePolicyEnabled,
    ...others
  } = settings;
  return {
    ...others,
    isActivityLogEnabled: !isVisitorDataRestricted,
    isAnalyticsCookiesDisabled: isRestrictiveCookiePolicyEnabled,
  };
}

/** The inverse of `editedSettings`, with texts. */
export function settingsOfEdited(
  { isActivityLogEnabled, isAnalyticsCookiesDisabled, ...others }: EditedCookieSettings,
  text: BannerText,
): CookieSettings {
  return {
    ...others,
    ...text,
    isVisitorDataRestricted: !isActivityLogEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  };
}
