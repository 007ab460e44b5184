import type { EnhanceFeature } from 'shared-types/remote';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

/**
 * The page on which buyers review a purchase. The shell sends its forms. Messages of its script are in its HTML, so no page
 * fetches a messages file.
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
