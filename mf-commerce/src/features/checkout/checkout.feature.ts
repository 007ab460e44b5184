import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { HydrateFeature } from 'shared-types/remote';

/** The way from a cart to an order. */
export const checkout = {
  id: 'commerce/checkout',
  implements: ['CKOUT-04', 'CKOUT-07', 'CKOUT-08'],
  live: 'hydrate',
  mounts: { blockTypes: [BLOCK_TYPE.checkout] },
  starts: ['visible', 'interaction'],
  importance: 'primary',
  purpose: 'necessary',
  listens: ['commerce/cart'],
  emits: ['commerce/cart'],
  reads: ['commerce/checkout/checkout'],
  load: () => import('./checkout.view'),
  strings: { en: () => import('./checkout.strings'), pl: () => import('./checkout.strings.pl') },
} satisfies HydrateFeature;
