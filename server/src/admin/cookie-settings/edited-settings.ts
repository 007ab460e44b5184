import type { BannerText, EditedCookieSettings } from 'shared-types/admin/cookie-settings';
import type { CookieSettings } from 'shared-types/site/context';

/**
 * The settings under the names of the editor, without the texts.
 *
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

/** The same as the site has it, with the texts. */
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
