import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What the site announces: a form that saves without script, beside a page of the site with the bar as it will be. */
export const announcement = {
  id: 'config/announcement',
  implements: ['START-16', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.announcement] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['config/save-entered', 'config/save-exited'],
  reads: ['config/announcement/saved'],
  load: () => import('./announcement.effects'),
  strings: { en: () => import('./announcement.strings'), pl: () => import('./announcement.strings.pl') },
} satisfies EnhanceFeature;
