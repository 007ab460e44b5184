import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** When, where and how the site's pop-up is shown, with its content, a preview, and what visitors do with it. */
export const popup = {
  id: 'admin/popup',
  implements: ['TWEAK-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.popup] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/popup/saved'],
  load: () => import('./popup.effects'),
  messages: { en: () => import('./popup.messages'), pl: () => import('./popup.messages.pl') },
} satisfies EnhanceFeature;
