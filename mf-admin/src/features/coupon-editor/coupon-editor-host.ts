import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './coupon-editor.messages';

/** What the views of a coupon's form are given, in any language. */
export type CouponEditorHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
