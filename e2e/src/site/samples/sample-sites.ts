/** A sample site: its host, and every kind of page it has; the last one is not there. */
export interface SampleSite {
  readonly host: string;
  readonly paths: readonly string[];
}

/** What the pages of a sample site are divided into: a test file takes one of them, or two. */
const PARTS = {
  products: /\/(?:p|vouchers)\/./,
  store: /\/(?:shop|vouchers|cart|checkout)$/,
  pictures: /^\/(?:pl)?$|\/(?:gallery|kiln-year|menu)$/,
  words: /./,
};

/** The site with those of its pages that belong to these parts: each page to the first that is like it. */
export function partsOf(site: SampleSite, ...parts: readonly (keyof typeof PARTS)[]): SampleSite {
  const isOfParts = (path: string) =>
    parts.some((part) => part === Object.entries(PARTS).find(([, like]) => like.test(path))?.[0]);
  return { ...site, paths: site.paths.filter(isOfParts) };
}

/** The shop, in English. */
export const SHOP: SampleSite = {
  host: 'localhost',
  paths: [
    '/',
    '/shop',
    '/shop/p/stoneware-mug',
    '/shop/p/linen-apron',
    '/shop/p/field-guide',
    '/shop/p/gift-card',
    '/cart',
    '/checkout',
    '/contact',
    '/gallery',
    '/about',
    '/kiln-year',
    '/search?q=mug',
    '/nowhere',
  ],
};

const BISTRO_PATHS = [
  '/menu',
  '/about',
  '/gallery',
  '/book',
  '/vouchers',
  '/cart',
  '/checkout',
  '/privacy',
  '/search?q=pierogi',
  '/nowhere',
];

/** The bistro in English. */
export const BISTRO: SampleSite = {
  host: 'bistro.localhost',
  paths: ['/', '/vouchers/dinner-voucher', '/vouchers/pierogi-class', ...BISTRO_PATHS],
};

/** The bistro in Polish. */
export const BISTRO_IN_POLISH: SampleSite = {
  host: 'bistro.localhost',
  paths: ['/pl', '/pl/vouchers/bon-na-kolacje', ...BISTRO_PATHS.map((path) => `/pl${path}`)],
};
