import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Product editor: a form that saves without script and, with script, warns about unsaved changes. */
export const productEditor = {
  id: 'admin/product-editor',
  implements: ['PLAT-08', 'PROD-12', 'PROD-13'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.productEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['admin/files-chosen', 'site/login-required'],
  emits: ['admin/files-requested'],
  loads: ['admin/product-editor/product'],
  load: () => import('./product-editor.effects'),
  messages: { en: () => import('./product-editor.messages'), pl: () => import('./product-editor.messages.pl') },
} satisfies EnhanceFeature;
