import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** What an account sees in place of a page its roles do not open. */
export const noAccess = {
  id: 'config/no-access',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.noAccess] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/no-access/account'],
  strings: { en: () => import('./no-access.strings'), pl: () => import('./no-access.strings.pl') },
} satisfies HtmlFeature;
