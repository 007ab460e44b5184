import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './coupon-editor.strings';

/** What the views of a coupon's form are given, in any language. */
export type CouponEditorHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
