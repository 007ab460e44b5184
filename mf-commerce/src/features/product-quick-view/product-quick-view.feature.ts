import type { HydrateFeature } from 'shared-types/remote';

/** A product over the page of a shop: the offer of its own page, in a dialog. */
export const productQuickView = {
  id: 'commerce/product-quick-view',
  implements: ['PROD-04', 'PROD-05', 'PROD-15', 'ESC-07', 'ESC-08', 'ESC-09'],
  live: 'hydrate',
  mounts: { slots: ['page-end'], pages: 'collections' },
  starts: ['event'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/cart', 'commerce/product-requested'],
  awaits: ['commerce/product-requested'],
  emits: ['commerce/line-added', 'commerce/product-shown', 'commerce/product-viewed'],
  loads: [],
  styledLate: true,
  load: () => import('./product-quick-view.view'),
  messages: { en: () => import('../product/product.messages'), pl: () => import('../product/product.messages.pl') },
} satisfies HydrateFeature;
