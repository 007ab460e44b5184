import type { RenderHost } from 'shared-types/host/render-host';
import type { strings } from './products.strings';

/** What the views of the list of products are given. */
export type ProductsHost = RenderHost<typeof strings>;
