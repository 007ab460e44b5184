import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The subscriptions of a store: who pays what, when next, and by which card. */
export const subscriptions = {
  id: 'admin/subscriptions',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.subscriptions] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/subscriptions/list'],
  messages: { en: () => import('./subscriptions.messages'), pl: () => import('./subscriptions.messages.pl') },
} satisfies HtmlFeature;
