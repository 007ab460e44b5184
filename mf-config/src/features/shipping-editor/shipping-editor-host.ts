import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './shipping-editor.strings';

/** What the views of the form of a way to send goods are given, in any language. */
export type ShippingEditorHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
