import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './shipping-editor.messages';

/** What the views of the form of a shipping method are given, in any language. */
export type ShippingEditorHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
