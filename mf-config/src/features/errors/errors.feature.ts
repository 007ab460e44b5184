import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What went wrong in visitors’ pages, whose it is, and where in its sources. */
export const errors = {
  id: 'config/errors',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.errors] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/errors/list'],
  strings: { en: () => import('./errors.strings'), pl: () => import('./errors.strings.pl') },
} satisfies HtmlFeature;
