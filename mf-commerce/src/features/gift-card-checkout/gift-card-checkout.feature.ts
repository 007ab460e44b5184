import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The checkout of a gift card. The shell sends its form. */
export const giftCardCheckout = {
  id: 'commerce/gift-card-checkout',
  implements: ['GIFT-01', 'GIFT-02'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.giftCardCheckout] },
  starts: [],
  importance: 'primary',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/gift-card-checkout/form'],
} satisfies HtmlFeature;
