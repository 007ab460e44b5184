import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_QUERY, type ProductsView } from 'shared-types/admin/store/products';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './products.messages';

/** Address of a page of the list with its filters and its order. */
export function listAddress(
  host: ViewHost<typeof messages>,
  { filter: { search, status, type, isLow }, sort }: Pick<ProductsView, 'filter' | 'sort'>,
  page: number,
): string {
  return host.url(ADMIN_PATH.products, {
    [PRODUCTS_QUERY.search]: search || undefined,
    [PRODUCTS_QUERY.status]: status,
    [PRODUCTS_QUERY.type]: type,
    [PRODUCTS_QUERY.stock]: isLow ? 'low' : undefined,
    [PRODUCTS_QUERY.sort]: sort || undefined,
    [PRODUCTS_QUERY.page]: page > 1 ? page : undefined,
  });
}
