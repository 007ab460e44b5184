import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** An order with its history and actions. With script, it asks before money or stock moves. */
export const order = {
  id: 'admin/order',
  implements: ['PLAT-08', 'ROLE-04'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.order] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/order/order'],
  load: () => import('./order.effects'),
  messages: { en: () => import('./order.messages'), pl: () => import('./order.messages.pl') },
} satisfies EnhanceFeature;
