import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The products of the site: a table with search and actions, and a quick way to change stock. */
export const products = {
  id: 'admin/products',
  implements: ['PLAT-08', 'PROD-16'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.products] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/products/list'],
  load: () => import('./products.effects'),
  messages: { en: () => import('./products.messages'), pl: () => import('./products.messages.pl') },
} satisfies EnhanceFeature;
