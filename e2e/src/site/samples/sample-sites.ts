/** A sample site: its host, and every kind of page it has; the last one is not there. */
export interface SampleSite {
  readonly host: string;
  readonly paths: readonly string[];
}

/** Paths of pages where something is bought; the others are in another test file. */
export const STORE_PATHS = /\/(?:shop|vouchers|cart|checkout)\b/;

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
