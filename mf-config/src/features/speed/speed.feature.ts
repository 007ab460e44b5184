import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** How long visitors wait, where, for whose part of the page, and since which version. */
export const speed = {
  id: 'config/speed',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.speed] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/speed/figures'],
  strings: { en: () => import('./speed.strings'), pl: () => import('./speed.strings.pl') },
} satisfies HtmlFeature;
