import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Product categories of shops: added, renamed, moved and removed, one level at a time. */
export const categories = {
  id: 'admin/categories',
  implements: ['LIMIT-05', 'TAG-01', 'TAG-04'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.categories] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/categories/list'],
  messages: { en: () => import('./categories.messages'), pl: () => import('./categories.messages.pl') },
} satisfies HtmlFeature;
