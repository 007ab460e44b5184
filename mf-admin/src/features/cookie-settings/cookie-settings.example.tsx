import type { CookieSettingsView, SavedCookieSettings } from 'shared-types/admin/cookie-settings';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const SAVED: SavedCookieSettings = {
  base: 'state-1',
  settings: {
    isCookieBannerEnabled: true,
    cookieBannerPosition: 'BOTTOM',
    cookieBannerTheme: 'DARK',
    cookieBannerVariant: 'BAR',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerAcceptType: 'OPT_IN',
    isRestrictiveCookiePolicyAbsolute: false,
    isActivityLogEnabled: true,
    isAnalyticsCookiesDisabled: false,
  },
  texts: [
    {
      cookieBannerText: '<p>We count visits. <a href="/privacy">Read more</a></p>',
      cookieBannerCtaText: 'Fine',
      cookieBannerOptOutCtaText: 'No, thanks',
    },
  ],
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};
const ENGLISH = { locale: 'en-US', name: 'American English' };
const HEBREW = { locale: 'he', name: 'Hebrew' };

const sample = (view: Partial<CookieSettingsView> = {}, form?: FormState): PropsOf<'admin/cookie-settings/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d08', type: ADMIN_BLOCK_TYPE.cookieSettings, settings: {} },
  data: { 'admin/cookie-settings/saved': { saved: SAVED, languages: [ENGLISH], ...view } },
  ...(form && { form }),
});

const TYPED = {
  base: 'state-0',
  cookieBannerText: 'We count visits, and nothing else.',
  cookieBannerCtaText: 'Agreed',
  cookieBannerOptOutCtaText: '',
  cookieBannerVariant: 'POPUP',
  cookieBannerPosition: 'TOP_RIGHT',
  cookieBannerTheme: 'LIGHT',
  cookieBannerCtaVariant: 'BUTTON',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  isAnalyticsCookiesDisabled: 'on',
};
const { saved: _, ...signedOut } = sample().data['admin/cookie-settings/saved'];

export const examples = {
  saved: sample(),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  languages: sample({
    languages: [ENGLISH, HEBREW],
    saved: {
      ...SAVED,
      texts: [
        { ...SAVED.texts[0]!, cookieBannerText: `<p>${'We count visits, and tell nobody. '.repeat(40)}</p>` },
        { cookieBannerText: 'אנחנו סופרים ביקורים.', cookieBannerCtaText: 'מסכים', cookieBannerOptOutCtaText: 'לא' },
      ],
    },
  }),
  conflict: sample(
    {},
    {
      values: TYPED,
      errors: {
        cookieBannerText: 'Saved meanwhile: <p>We count visits. <a href="/privacy">Read more</a></p>',
        cookieBannerTheme: 'Saved meanwhile: dark',
        isCookieBannerEnabled: 'Saved meanwhile: on',
      },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/cookies-conflict',
      key: 'state-1',
    },
  ),
  tried: sample(
    {},
    { values: TYPED, errors: {}, question: 'This is how the banner would look. Nothing is saved yet.' },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/cookie-settings/saved': signedOut },
  },
} as const;
