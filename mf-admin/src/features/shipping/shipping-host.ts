import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './shipping.messages';

/** What the views of the list of shipping methods are given, in any language. */
export type ShippingHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
