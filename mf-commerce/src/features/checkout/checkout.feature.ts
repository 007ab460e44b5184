import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { HydrateFeature } from 'shared-types/remote';

/** The checkout of a cart. */
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
  loads: ['commerce/checkout/checkout'],
  load: () => import('./checkout.view'),
  messages: { en: () => import('./checkout.messages'), pl: () => import('./checkout.messages.pl') },
} satisfies HydrateFeature;
