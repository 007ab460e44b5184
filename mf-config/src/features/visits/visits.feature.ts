import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** How many come to the site, and what they read. */
export const visits = {
  id: 'config/visits',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.visits] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/visits/figures'],
  strings: { en: () => import('./visits.strings'), pl: () => import('./visits.strings.pl') },
} satisfies HtmlFeature;
