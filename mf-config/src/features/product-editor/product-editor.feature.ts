import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A product and all its variants: a form that saves without script, and with script is not left by accident. */
export const productEditor = {
  id: 'config/product-editor',
  implements: ['PLAT-08', 'PROD-12', 'PROD-13'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.productEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  reads: ['config/product-editor/product'],
  load: () => import('./product-editor.effects'),
  strings: { en: () => import('./product-editor.strings'), pl: () => import('./product-editor.strings.pl') },
} satisfies EnhanceFeature;
