import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The site's languages, and which is the main one: a form that saves without script. */
export const siteLanguages = {
  id: 'admin/site-languages',
  implements: ['EDIT-20', 'BUS-02', 'PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.siteLanguages] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: ['admin/save-entered', 'admin/save-exited'],
  loads: ['admin/site-languages/saved'],
  load: () => import('./site-languages.effects'),
  messages: { en: () => import('./site-languages.messages'), pl: () => import('./site-languages.messages.pl') },
} satisfies EnhanceFeature;
