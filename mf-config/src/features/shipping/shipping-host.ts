import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './shipping.strings';

/** What the views of the list of ways to send goods are given, in any language. */
export type ShippingHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
