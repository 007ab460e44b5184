import type { HtmlFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The products of the site, with a quick way to change stock. */
export const products = {
  id: 'admin/products',
  implements: ['PLAT-08', 'PROD-16'],
  live: 'html',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.products] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  loads: ['admin/products/list'],
  messages: { en: () => import('./products.messages'), pl: () => import('./products.messages.pl') },
} satisfies HtmlFeature;
