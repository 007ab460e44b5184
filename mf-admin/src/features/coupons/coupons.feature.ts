import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The coupons of the site: discount, status and number of uses. */
export const coupons = {
  id: 'admin/coupons',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.coupons] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/coupons/list'],
  messages: { en: () => import('./coupons.messages'), pl: () => import('./coupons.messages.pl') },
} satisfies HtmlFeature;
