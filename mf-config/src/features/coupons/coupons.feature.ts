import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The coupons of the site: what each saves, whether it counts, and how often it was used. */
export const coupons = {
  id: 'config/coupons',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.coupons] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/coupons/list'],
  strings: { en: () => import('./coupons.strings'), pl: () => import('./coupons.strings.pl') },
} satisfies HtmlFeature;
