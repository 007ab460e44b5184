import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_FILE_CALLS } from 'shared-types/admin/store/products-file';
import { PRODUCTS_QUERY, type ProductsFilter, type ProductsView } from 'shared-types/admin/store/products';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './products.messages';

/** Address of a page of the list with its filters and its order. */
export function listAddress(
  host: ViewHost<typeof messages>,
  { filter, sort, table }: Pick<ProductsView, 'filter' | 'sort'> & Partial<Pick<ProductsView, 'table'>>,
  page: number,
): string {
  return host.url(ADMIN_PATH.products, {
    ...filterQuery(filter),
    [PRODUCTS_QUERY.sort]: sort || undefined,
    [TABLE_VIEWS_QUERY.view]: table?.current?.id,
    [PRODUCTS_QUERY.page]: page > 1 ? page : undefined,
  });
}

/** Address of the file with the products of a filter. */
export function fileAddress(host: ViewHost<typeof messages>, { filter }: Pick<ProductsView, 'filter'>): string {
  return host.url(PRODUCTS_FILE_CALLS.getProductsFile.path, filterQuery(filter));
}

function filterQuery({ search, status, type, isLow }: ProductsFilter) {
  return {
    [PRODUCTS_QUERY.search]: search || undefined,
    [PRODUCTS_QUERY.status]: status,
    [PRODUCTS_QUERY.type]: type,
    [PRODUCTS_QUERY.stock]: isLow ? 'low' : undefined,
  };
}
