import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Header and footer of the site's pages: a form that saves without script. */
export const headerFooter = {
  id: 'admin/header-footer',
  implements: ['EDIT-22', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.headerFooter] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['admin/save-entered', 'admin/save-exited'],
  loads: ['admin/header-footer/saved'],
  load: () => import('./header-footer.effects'),
  messages: { en: () => import('./header-footer.messages'), pl: () => import('./header-footer.messages.pl') },
} satisfies EnhanceFeature;
