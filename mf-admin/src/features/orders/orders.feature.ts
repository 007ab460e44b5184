import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The visitors' orders: a list with search, and a CSV file. */
export const orders = {
  id: 'admin/orders',
  implements: ['PLAT-08', 'ROLE-04'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.orders] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/orders/list'],
  messages: { en: () => import('./orders.messages'), pl: () => import('./orders.messages.pl') },
} satisfies HtmlFeature;
