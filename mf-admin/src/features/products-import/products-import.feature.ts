import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Products of a CSV file: what its import would change, and the import. */
export const productsImport = {
  id: 'admin/products-import',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.productsImport] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/products-file/checked'],
  load: () => import('./products-import.effects'),
  messages: { en: () => import('./products-import.messages'), pl: () => import('./products-import.messages.pl') },
} satisfies EnhanceFeature;
