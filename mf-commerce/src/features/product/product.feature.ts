import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { EnhanceFeature } from 'shared-types/remote';

/** A product’s page with the add-to-cart form. */
export const product = {
  id: 'commerce/product',
  implements: [
    'GIFT-01',
    'GIFT-02',
    'GIFT-03',
    'PROD-01',
    'PROD-02',
    'PROD-03',
    'PROD-04',
    'PROD-05',
    'PROD-06',
    'PROD-07',
    'PROD-08',
    'PROD-12',
    'PROD-13',
    'PROD-14',
    'PROD-15',
    'PROD-16',
    'CKOUT-06',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.product] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['commerce/cart', 'site/feature-failed', 'site/release'],
  emits: ['blocks/picture-expected', 'blocks/picture-requested', 'commerce/line-added'],
  loads: ['commerce/product/product'],
  load: () => import('./product.effects'),
  messages: { en: () => import('./product.messages'), pl: () => import('./product.messages.pl') },
} satisfies EnhanceFeature;
