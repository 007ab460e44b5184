import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What buyers say of what they have bought: a list to publish from, and whether they are asked. */
export const reviews = {
  id: 'config/reviews',
  implements: ['REVIEW-08', 'ROLE-04'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.reviews] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/reviews/list'],
  strings: { en: () => import('./reviews.strings'), pl: () => import('./reviews.strings.pl') },
} satisfies HtmlFeature;
