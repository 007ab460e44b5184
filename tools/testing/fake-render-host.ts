import MessageFormat from '@messageformat/core';
import type { PerRequest, RenderHost } from '../../shared-types/src/host/render-host';
import type { MessageFunctions, Strings } from '../../shared-types/src/host/text';
import type { PageContext } from '../../shared-types/src/site/context';
import { createRenderHost } from '../../shell/src/host/create-render-host';

/** What a test changes about the page. */
export interface PageChanges {
  readonly context?: Partial<PageContext>;
  readonly perRequest?: Partial<PerRequest>;
}

/** An ordinary page of an English shop. */
export const FAKE_CONTEXT: PageContext = {
  website: {
    id: '1c1f6c1e-0d5c-4b9e-9d52-6f8f0f6f1a01',
    title: 'Fern & Kiln',
    baseUrl: 'http://shop.test',
    developerMode: false,
    cloneable: false,
  },
  identifier: 'fern-and-kiln',
  appDomain: 'colonnade.test',
  websiteType: 0,
  siteStatus: 'none',
  websiteRoles: [],
  pageType: 2,
  pageId: '1c1f6c1e-0d5c-4b9e-9d52-6f8f0f6f1a02',
  pagePath: '/about',
  pageTitle: 'About',
  locale: 'en-US',
  direction: 'ltr',
  numberFormat: { decimal: '.', group: ',', minus: '-', groupSizes: [3], minimumGroupingDigits: 1 },
  currency: 'USD',
  settings: {
    storeSettings: {
      expressCheckout: false,
      measurementStandard: 'imperial',
      minimumSubtotalCents: 0,
      scarcityThreshold: 3,
    },
    useEscapeKeyToLogin: false,
    commentsEnabled: false,
  },
  cookieSettings: {
    isCookieBannerEnabled: false,
    cookieBannerText: '',
    cookieBannerCtaText: '',
    cookieBannerOptOutCtaText: '',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerTheme: 'DARK',
    cookieBannerVariant: 'BAR',
    cookieBannerCtaVariant: 'ICON',
    cookieBannerAcceptType: 'OPT_IN',
    isRestrictiveCookiePolicyEnabled: false,
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyAbsolute: false,
  },
  googleFonts: [],
  typekitFonts: [],
  demoCollections: [],
};

const PER_REQUEST: PerRequest = { crumb: 'a-crumb', key: 'a-key', return: '/about' };

/** The shell's own render host for a feature's words, which are compiled as the build compiles them. */
export function createFakeRenderHost<S extends Strings>(
  strings: S,
  { context, perRequest }: PageChanges = {},
): RenderHost<S> {
  return createRenderHost(
    { ...FAKE_CONTEXT, ...context },
    { ...PER_REQUEST, ...perRequest },
    { en: compile(strings) },
  ) as RenderHost<S>;
}

function compile(strings: Strings): MessageFunctions {
  const format = new MessageFormat('en');
  return Object.fromEntries(Object.entries(strings).map(([key, message]) => [key, format.compile(message)]));
}
