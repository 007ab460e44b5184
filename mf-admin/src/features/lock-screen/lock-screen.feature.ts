import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What visitors see in place of locked pages: the way to its content, and a preview. */
export const lockScreen = {
  id: 'admin/lock-screen',
  implements: ['TWEAK-02', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.lockScreen] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/lock-screen/pages'],
  messages: { en: () => import('./lock-screen.messages'), pl: () => import('./lock-screen.messages.pl') },
} satisfies HtmlFeature;
