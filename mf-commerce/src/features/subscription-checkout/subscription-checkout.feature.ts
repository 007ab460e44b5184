import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The checkout of a subscription: static HTML even with script, since the server calculates each payment. */
export const subscriptionCheckout = {
  id: 'commerce/subscription-checkout',
  implements: ['SUBS-03', 'SUBS-05'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.subscriptionCheckout] },
  starts: [],
  importance: 'primary',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/subscription-checkout/form'],
} satisfies HtmlFeature;
