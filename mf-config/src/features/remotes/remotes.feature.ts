import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What runs on the pages of all sites: every remote with its live version, and what was changed by whom. */
export const remotes = {
  id: 'config/remotes',
  implements: ['PLAT-03', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.remotes] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/remotes/list'],
  strings: { en: () => import('./remotes.strings'), pl: () => import('./remotes.strings.pl') },
} satisfies HtmlFeature;
