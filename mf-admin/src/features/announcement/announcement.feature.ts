import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Editor of the site's announcement: a form that saves without script, beside a preview of the bar. */
export const announcement = {
  id: 'admin/announcement',
  implements: ['START-16', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.announcement] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['admin/save-entered', 'admin/save-exited'],
  loads: ['admin/announcement/saved'],
  load: () => import('./announcement.effects'),
  messages: { en: () => import('./announcement.messages'), pl: () => import('./announcement.messages.pl') },
} satisfies EnhanceFeature;
