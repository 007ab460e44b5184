import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './coupons.strings';

/** What the views of the list of coupons are given, in any language. */
export type CouponsHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
