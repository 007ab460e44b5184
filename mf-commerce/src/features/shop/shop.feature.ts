import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { HtmlFeature } from 'shared-types/remote';

/** The products of a shop as a grid. */
export const shop = {
  id: 'commerce/shop',
  implements: ['PROD-04'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.shop] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['commerce/shop/products'],
  strings: { en: () => import('./shop.strings'), pl: () => import('./shop.strings.pl') },
} satisfies HtmlFeature;
