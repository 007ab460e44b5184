import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Logo, icon, layouts of header and footer, social links and copyright of the site. */
export const logo = {
  id: 'admin/logo',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.logo] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['admin/files-chosen', 'site/login-required'],
  emits: ['admin/files-requested'],
  loads: ['admin/logo/saved'],
  load: () => import('./logo.effects'),
  messages: { en: () => import('./logo.messages'), pl: () => import('./logo.messages.pl') },
} satisfies EnhanceFeature;
