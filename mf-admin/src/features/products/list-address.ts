import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_QUERY, type ProductsFilter } from 'shared-types/admin/store/products';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './products.messages';

/** Address of a page of the list with its filters. */
export function listAddress(
  host: ViewHost<typeof messages>,
  { search, status, type }: ProductsFilter,
  page: number,
): string {
  return host.url(ADMIN_PATH.products, {
    [PRODUCTS_QUERY.search]: search || undefined,
    [PRODUCTS_QUERY.status]: status,
    [PRODUCTS_QUERY.type]: type,
    [PRODUCTS_QUERY.page]: page > 1 ? page : undefined,
  });
}
