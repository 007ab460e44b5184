/** A sample site with pages of every kind; the last one does not exist. */
export interface SampleSite {
  readonly host: string;
  readonly paths: readonly string[];
}

/** Groups of pages; a test file takes one or two. */
const PARTS = {
  products: /\/(?:p|vouchers|prints)\/./,
  store: /\/(?:shop|vouchers|prints|cart|checkout)$/,
  pictures: /^\/(?:pl)?$|\/(?:gallery|kiln-year|journal\/.*|menu|projects|projects\/.*)$/,
  words: /./,
};

/** The site with the pages of these groups; a page belongs to the first that matches. */
export function partsOf(site: SampleSite, ...parts: readonly (keyof typeof PARTS)[]): SampleSite {
  const isOfParts = (path: string) =>
    parts.some((part) => part === Object.entries(PARTS).find(([, like]) => like.test(path))?.[0]);
  return { ...site, paths: site.paths.filter(isOfParts) };
}

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
    '/journal',
    '/journal/a-glaze-in-forty-tiles',
    '/journal/six-clays',
    '/workshops',
    '/workshops/a-weekend-in-wood-ash',
    '/first-bowl',
    '/first-bowl/find-the-center',
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

export const BISTRO: SampleSite = {
  host: 'bistro.localhost',
  paths: ['/', '/vouchers/dinner-voucher', '/vouchers/pierogi-class', ...BISTRO_PATHS],
};

export const BISTRO_IN_POLISH: SampleSite = {
  host: 'bistro.localhost',
  paths: ['/pl', '/pl/vouchers/bon-na-kolacje', ...BISTRO_PATHS.map((path) => `/pl${path}`)],
};

/** Dark, and full of pictures. */
export const PHOTOGRAPHER: SampleSite = {
  host: 'photographer.localhost',
  paths: [
    '/',
    '/projects',
    '/projects/haar',
    '/projects/ridge-and-sand',
    '/projects/after-rain',
    '/projects/figures',
    '/prints',
    '/prints/the-boat',
    '/cart',
    '/checkout',
    '/about',
    '/contact',
    '/journal',
    '/journal/twenty-minutes',
    '/search?q=fog',
    '/nowhere',
  ],
};
