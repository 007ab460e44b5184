import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where the account is signed in, and how each of these sessions is ended. The shell sends the forms where there is script. */
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
