import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Where the account is signed in, and how each of these sessions is ended. The shell sends the forms where there is script. */
export const sessions = {
  id: 'config/sessions',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.sessions] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/sessions/list'],
  strings: { en: () => import('./sessions.strings'), pl: () => import('./sessions.strings.pl') },
} satisfies HtmlFeature;
