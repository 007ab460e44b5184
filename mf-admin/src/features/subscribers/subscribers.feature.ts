import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A mailing list: its settings and its subscribers. */
export const subscribers = {
  id: 'admin/subscribers',
  implements: ['MAIL-05', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.subscribers] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/subscribers/list'],
  messages: { en: () => import('./subscribers.messages'), pl: () => import('./subscribers.messages.pl') },
} satisfies HtmlFeature;
