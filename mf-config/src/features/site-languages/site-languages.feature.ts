import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The languages of the site, and which of them is its own: a form that saves without script. */
export const siteLanguages = {
  id: 'config/site-languages',
  implements: ['EDIT-20', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.siteLanguages] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['config/save-entered', 'config/save-exited'],
  reads: ['config/site-languages/saved'],
  load: () => import('./site-languages.effects'),
  strings: { en: () => import('./site-languages.strings'), pl: () => import('./site-languages.strings.pl') },
} satisfies EnhanceFeature;
