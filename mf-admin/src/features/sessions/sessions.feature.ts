import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The account's sessions, each of which can be ended. The shell sends the forms by fetch if script runs. */
export const sessions = {
  id: 'admin/sessions',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.sessions] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/sessions/list'],
  messages: { en: () => import('./sessions.messages'), pl: () => import('./sessions.messages.pl') },
} satisfies HtmlFeature;
