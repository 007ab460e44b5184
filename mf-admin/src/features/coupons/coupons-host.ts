import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './coupons.messages';

/** What the views of the list of coupons are given, in any language. */
export type CouponsHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
