import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What was ordered, and what it brought. */
export const sales = {
  id: 'config/sales',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.sales] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/sales/figures'],
  strings: { en: () => import('./sales.strings'), pl: () => import('./sales.strings.pl') },
} satisfies HtmlFeature;
