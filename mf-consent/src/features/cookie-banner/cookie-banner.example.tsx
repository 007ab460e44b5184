import type { PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { CookieSettings } from 'shared-types/site/context';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';

const settings: CookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isCookieBannerEnabled: true };
const sample = (changed: Partial<CookieSettings> = {}, shown = true): PropsOf<'consent/cookie-banner/banner'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0c01', type: BLOCK_TYPE.text, settings: {} },
  data: { 'consent/cookie-banner/banner': { shown, settings: { ...settings, ...changed } } },
});

export const examples = {
  byDefault: sample(),
  bothChoices: sample({ cookieBannerCtaVariant: 'BUTTON', cookieBannerAcceptType: 'OPT_IN_AND_OUT' }),
  lightPopup: sample({
    cookieBannerVariant: 'POPUP',
    cookieBannerPosition: 'BOTTOM_RIGHT',
    cookieBannerTheme: 'LIGHT',
    cookieBannerCtaVariant: 'TEXT',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    cookieBannerText: '<p>We count visits, and nothing else. <a href="/privacy">Read more</a></p>',
    cookieBannerCtaText: 'Fine',
    cookieBannerOptOutCtaText: 'No, thanks',
  }),
  refused: {
    ...sample(),
    form: { values: {}, errors: {}, message: 'This page has been open for a while. Please send it again.' },
  },
  hidden: sample({}, false),
  answered: {
    ...sample(),
    data: { 'consent/cookie-banner/banner': { shown: false, answered: true, settings } },
  },
  requested: {
    ...sample(),
    data: { 'consent/cookie-banner/banner': { shown: true, answered: true, settings } },
  },
  preview: {
    ...sample(),
    data: { 'consent/cookie-banner/banner': { shown: true, isPreview: true, settings } },
  },
  suppressed: {
    ...sample(),
    data: { 'consent/cookie-banner/banner': { shown: false, suppressed: true, settings } },
  },
} as const;
