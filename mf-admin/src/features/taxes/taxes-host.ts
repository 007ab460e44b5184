import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './taxes.messages';

/** What the views of the list of tax rules are given, in any language. */
export type TaxesHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
