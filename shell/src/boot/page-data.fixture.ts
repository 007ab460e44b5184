import type { PageContext } from 'shared-types/site/context';
import type { PageData } from 'shared-types/site/page-data';

/** A page's context as the server writes it. */
export const CONTEXT: PageContext = {
  website: { id: 'site', title: 'Sample', baseUrl: 'http://localhost', developerMode: false, cloneable: false },
  identifier: 'sample',
  appDomain: 'localhost',
  websiteType: 0,
  siteStatus: 'none',
  websiteRoles: [],
  pageType: 2,
  pageId: 'page',
  pagePath: '/shop',
  pageTitle: 'Shop',
  locale: 'en-US',
  direction: 'ltr',
  numberFormat: { decimal: '.', group: ',', minus: '-', groupSizes: [3], minimumGroupingDigits: 1 },
  currency: 'USD',
  settings: {
    storeSettings: {
      expressCheckout: false,
      measurementStandard: 'imperial',
      minimumSubtotalCents: 0,
      scarcityThreshold: 5,
    },
    useEscapeKeyToLogin: false,
    commentsEnabled: false,
  },
  cookieSettings: {
    isCookieBannerEnabled: false,
    cookieBannerText: '',
    cookieBannerCtaText: 'Accept',
    cookieBannerOptOutCtaText: 'Decline',
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

const version = (name: string) => ({
  version: '1.0.0-00000000',
  contract: 1,
  base: `/remotes/${name}/1.0.0-00000000/`,
  entry: 'client/entry.js',
  files: {},
});

/** The data of a sample page, with other values where a test wants them. */
export function pageData(overrides: Partial<PageData> = {}): PageData {
  return {
    context: CONTEXT,
    release: { serial: 1, shell: version('shell'), remotes: { 'mf-commerce': version('mf-commerce') } },
    perRequest: { crumb: 'page-crumb', key: 'page-key', return: '/shop' },
    facts: {},
    ...overrides,
  };
}
