import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** How buyers pay: what they see, the connection to Stripe, and payment after ordering, by forms that work without script. */
export const payments = {
  id: 'admin/payments',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.payments] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/payments/saved'],
  load: () => import('./payments.effects'),
  messages: { en: () => import('./payments.messages'), pl: () => import('./payments.messages.pl') },
} satisfies EnhanceFeature;
