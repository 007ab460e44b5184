import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/**
 * Where a buyer says what a purchase is worth. The shell sends its forms where there is script. What its script says stands in
 * its HTML: no page fetches words for it.
 */
export const review = {
  id: 'commerce/review',
  implements: [
    'REVIEW-01',
    'REVIEW-02',
    'REVIEW-03',
    'REVIEW-04',
    'REVIEW-05',
    'REVIEW-06',
    'REVIEW-07',
    'REVIEW-08',
    'START-14',
  ],
  live: 'enhance',
  mounts: { blockTypes: [BLOCK_TYPE.review] },
  starts: ['visible', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['commerce/review/request'],
  load: () => import('./review.effects'),
} satisfies EnhanceFeature;
