import type { EnhanceFeature } from 'shared-types/remote';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

/** Coupon editor: a form that saves without script and, with script, warns about unsaved changes. */
export const couponEditor = {
  id: 'admin/coupon-editor',
  implements: ['PLAT-08'],
  live: 'enhance',
  mounts: { blockTypes: [ADMIN_BLOCK_TYPE.couponEditor] },
  starts: ['idle', 'interaction'],
  importance: 'regular',
  purpose: 'necessary',
  listens: ['site/login-required'],
  emits: [],
  loads: ['admin/coupon-editor/coupon'],
  load: () => import('./coupon-editor.effects'),
  messages: { en: () => import('./coupon-editor.messages'), pl: () => import('./coupon-editor.messages.pl') },
} satisfies EnhanceFeature;
