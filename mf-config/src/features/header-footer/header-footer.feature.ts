import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What stands above and below the pages of the site: a form that saves without script. */
export const headerFooter = {
  id: 'config/header-footer',
  implements: ['EDIT-22', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.headerFooter] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['config/save-entered', 'config/save-exited'],
  reads: ['config/header-footer/saved'],
  load: () => import('./header-footer.effects'),
  strings: { en: () => import('./header-footer.strings'), pl: () => import('./header-footer.strings.pl') },
} satisfies EnhanceFeature;
