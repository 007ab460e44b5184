import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What the products of shops are divided into: added, renamed, moved and removed, a level at a time. */
export const categories = {
  id: 'config/categories',
  implements: ['LIMIT-05', 'TAG-01', 'TAG-04'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.categories] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/categories/list'],
  strings: { en: () => import('./categories.strings'), pl: () => import('./categories.strings.pl') },
} satisfies HtmlFeature;
