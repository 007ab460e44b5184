import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The visitors' orders: a table with search and actions, and a CSV file. */
export const orders = {
  id: 'admin/orders',
  implements: ['PLAT-08', 'ROLE-04'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.orders] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/orders/list'],
  load: () => import('./orders.effects'),
  messages: { en: () => import('./orders.messages'), pl: () => import('./orders.messages.pl') },
} satisfies EnhanceFeature;
