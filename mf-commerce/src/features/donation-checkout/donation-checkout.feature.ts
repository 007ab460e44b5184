import type { HtmlFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/** The checkout of a donation. The shell sends its form. */
export const donationCheckout = {
  id: 'commerce/donation-checkout',
  implements: ['DONATE-01'],
  live: 'html',
  mounts: { blockTypes: [BLOCK_TYPE.donationCheckout] },
  starts: [],
  importance: 'primary',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/donation-checkout/form'],
} satisfies HtmlFeature;
