import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Orders and revenue. */
export const sales = {
  id: 'admin/sales',
  implements: ['ROLE-04', 'PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.sales] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/sales/figures'],
  messages: { en: () => import('./sales.messages'), pl: () => import('./sales.messages.pl') },
} satisfies HtmlFeature;
