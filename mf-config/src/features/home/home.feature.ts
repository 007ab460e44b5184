import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The first page of the configuration area: who is signed in, and what that account may open. */
export const home = {
  id: 'config/home',
  implements: ['ROLE-02', 'ENUM-22', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.home] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/home/account'],
  strings: { en: () => import('./home.strings'), pl: () => import('./home.strings.pl') },
} satisfies HtmlFeature;
