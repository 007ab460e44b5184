import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The ways to send goods, in the order in which they are offered. */
export const shipping = {
  id: 'config/shipping',
  implements: ['PLAT-08'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.shipping] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/shipping/list'],
  strings: { en: () => import('./shipping.strings'), pl: () => import('./shipping.strings.pl') },
} satisfies HtmlFeature;
