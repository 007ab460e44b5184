import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What visitors have ordered: a list to search, and its file. */
export const orders = {
  id: 'config/orders',
  implements: ['PLAT-08', 'ROLE-04'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.orders] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/orders/list'],
  strings: { en: () => import('./orders.strings'), pl: () => import('./orders.strings.pl') },
} satisfies HtmlFeature;
