import { BANNER_VALUES, type BannerOverrides } from 'shared-types/consent/cookie-banner';
import type { CookieSettings } from 'shared-types/site/context';

/** The banner settings now in the form, in the site's main language, without invalid values. */
export function draftSettings(form: HTMLFormElement): BannerOverrides & Pick<CookieSettings, 'isCookieBannerEnabled'> {
  const fields = new FormData(form);
  const text = (name: string): string => fields.get(name)?.toString() ?? '';
  const chosen = Object.entries(BANNER_VALUES).flatMap(([name, values]) =>
    values.some((value) => value === text(name)) ? [[name, text(name)]] : [],
  );
  return {
    ...(Object.fromEntries(chosen) as BannerOverrides),
    cookieBannerText: text('cookieBannerText'),
    cookieBannerCtaText: text('cookieBannerCtaText'),
    cookieBannerOptOutCtaText: text('cookieBannerOptOutCtaText'),
    isCookieBannerEnabled: fields.has('isCookieBannerEnabled'),
    isRestrictiveCookiePolicyEnabled: fields.has('isAnalyticsCookiesDisabled'),
    isRestrictiveCookiePolicyAbsolute: fields.has('isRestrictiveCookiePolicyAbsolute'),
    isVisitorDataRestricted: !fields.has('isActivityLogEnabled'),
  };
}
