import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** One order: all of it, its history, and what can be done with it. With script it asks before money or stock moves. */
export const order = {
  id: 'config/order',
  implements: ['PLAT-08', 'ROLE-04'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.order] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/order/order'],
  load: () => import('./order.effects'),
  strings: { en: () => import('./order.strings'), pl: () => import('./order.strings.pl') },
} satisfies EnhanceFeature;
