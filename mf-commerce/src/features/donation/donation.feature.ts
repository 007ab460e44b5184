import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { EnhanceFeature } from 'shared-types/remote';

/** A block that asks for a donation. */
export const donation = {
  id: 'commerce/donation',
  implements: ['DONATE-01', 'DONATE-02', 'DONATE-03'],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.donation] },
  starts: ['visible'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/donation/donation'],
  load: () => import('./donation.effects'),
} satisfies EnhanceFeature;
