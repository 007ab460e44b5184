import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Shipping method editor: a form that saves without script and, with script, warns about unsaved changes. */
export const shippingEditor = {
  id: 'admin/shipping-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.shippingEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/shipping-editor/option'],
  load: () => import('./shipping-editor.effects'),
  messages: { en: () => import('./shipping-editor.messages'), pl: () => import('./shipping-editor.messages.pl') },
} satisfies EnhanceFeature;
