import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** One remote: how it stands, what can be done with it, its versions and what was changed by whom. */
export const remote = {
  id: 'config/remote',
  implements: ['PLAT-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.remote] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/remote/remote'],
  strings: { en: () => import('./remote.strings'), pl: () => import('./remote.strings.pl') },
} satisfies HtmlFeature;
