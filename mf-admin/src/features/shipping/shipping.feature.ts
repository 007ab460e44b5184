import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The shipping methods, in the order of checkout. */
export const shipping = {
  id: 'admin/shipping',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.shipping] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/shipping/list'],
  messages: { en: () => import('./shipping.messages'), pl: () => import('./shipping.messages.pl') },
} satisfies HtmlFeature;
