import type { EnhanceFeature } from 'shared-types/remote';
import { CONFIG_BLOCK_TYPE } from 'shared-types/site/block-type';

/** A coupon: a form that saves without script, and with script is not left by accident. */
export const couponEditor = {
  id: 'config/coupon-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [CONFIG_BLOCK_TYPE.couponEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  reads: ['config/coupon-editor/coupon'],
  load: () => import('./coupon-editor.effects'),
  strings: { en: () => import('./coupon-editor.strings'), pl: () => import('./coupon-editor.strings.pl') },
} satisfies EnhanceFeature;
