import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A way to send goods: a form that saves without script, and with script is not left by accident. */
export const shippingEditor = {
  id: 'config/shipping-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.shippingEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  reads: ['config/shipping-editor/option'],
  load: () => import('./shipping-editor.effects'),
  strings: { en: () => import('./shipping-editor.strings'), pl: () => import('./shipping-editor.strings.pl') },
} satisfies EnhanceFeature;
