import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Looks of a whole site to choose from, with the owner's home page in each. */
export const templates = {
  id: 'admin/templates',
  implements: ['EDIT-29', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.templates] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/templates/choices'],
  load: () => import('./templates.effects'),
  messages: { en: () => import('./templates.messages'), pl: () => import('./templates.messages.pl') },
} satisfies EnhanceFeature;
