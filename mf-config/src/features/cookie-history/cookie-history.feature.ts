import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Who changed what of the site's consent when, below the form that changes it. */
export const cookieHistory = {
  id: 'config/cookie-history',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.cookieHistory] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/cookie-history/changes'],
  strings: { en: () => import('./cookie-history.strings'), pl: () => import('./cookie-history.strings.pl') },
} satisfies HtmlFeature;
