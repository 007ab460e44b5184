import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { EnhanceFeature } from 'shared-types/remote';

/** The products of a shop as a grid or list, each with a quick view. */
export const shop = {
  id: 'commerce/shop',
  implements: ['PROD-04', 'ENUM-20', 'LIMIT-05'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.shop] },
  starts: ['interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/product-shown', 'site/feature-failed'],
  emits: ['commerce/product-requested'],
  loads: ['commerce/shop/products'],
  load: () => import('./shop.effects'),
  messages: { en: () => import('./shop.messages'), pl: () => import('./shop.messages.pl') },
} satisfies EnhanceFeature;
