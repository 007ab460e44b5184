import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './taxes.strings';

/** What the views of the list of tax rules are given, in any language. */
export type TaxesHost = RenderHost<Readonly<Record<keyof typeof strings, string>>>;
