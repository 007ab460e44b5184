import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The site's time zone, addresses and units: a form that saves without script. */
export const settings = {
  id: 'admin/settings',
  implements: ['EDIT-12', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.settings] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/settings/saved'],
  load: () => import('./settings.effects'),
  messages: { en: () => import('./settings.messages'), pl: () => import('./settings.messages.pl') },
} satisfies EnhanceFeature;
