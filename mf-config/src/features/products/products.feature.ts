import type { HtmlFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** The products of the site, and a quick way to change what is in stock. */
export const products = {
  id: 'config/products',
  implements: ['PLAT-08', 'PROD-16'],
  live: 'html',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.products] },
  starts: [],
  importance: 'regular',
  purpose: 'necessary',
  listens: [],
  emits: [],
  reads: ['config/products/list'],
  strings: { en: () => import('./products.strings'), pl: () => import('./products.strings.pl') },
} satisfies HtmlFeature;
