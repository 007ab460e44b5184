/** Every kind of page the sample shop has; the last one is not there. */
export const SAMPLE_PATHS = [
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
  '/nowhere',
] as const;
