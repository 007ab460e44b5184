import type { BannerWords, EditedCookieSettings } from 'shared-types/config/cookie-settings';
import type { CookieSettings } from 'shared-types/site/context';

/**
 * The settings under the names of the editor, without the words.
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

/** The same as the site has it, with the words. */
export function settingsOfEdited(
  { isActivityLogEnabled, isAnalyticsCookiesDisabled, ...others }: EditedCookieSettings,
  words: BannerWords,
): CookieSettings {
  return {
    ...others,
    ...words,
    isVisitorDataRestricted: !isActivityLogEnabled,
    isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled,
  };
}
