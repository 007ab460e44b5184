import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Reviews by buyers: a list to publish from, and whether buyers are asked. */
export const reviews = {
  id: 'admin/reviews',
  implements: ['REVIEW-08', 'ROLE-04'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.reviews] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/reviews/list'],
  messages: { en: () => import('./reviews.messages'), pl: () => import('./reviews.messages.pl') },
} satisfies HtmlFeature;
