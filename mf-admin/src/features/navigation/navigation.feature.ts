import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The menus of the site's pages: a form that saves without script. */
export const navigation = {
  id: 'admin/navigation',
  implements: ['EDIT-31', 'EDIT-32', 'EDIT-33', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.navigation] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['admin/save-entered', 'admin/save-exited'],
  loads: ['admin/navigation/saved'],
  load: () => import('./navigation.effects'),
  messages: { en: () => import('./navigation.messages'), pl: () => import('./navigation.messages.pl') },
} satisfies EnhanceFeature;
