import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './products.messages';

/** What the views of the list of products are given, in any language. */
export type ProductsHost = RenderHost<Readonly<Record<keyof typeof messages, string>>>;
