import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import { PRODUCTS_QUERY } from 'shared-types/admin/store/products';

const KEPT = [
  PRODUCTS_QUERY.search,
  PRODUCTS_QUERY.status,
  PRODUCTS_QUERY.type,
  PRODUCTS_QUERY.stock,
  PRODUCTS_QUERY.sort,
  TABLE_VIEWS_QUERY.view,
  PRODUCTS_QUERY.page,
];

/** Address of the list with the filters and page of this address, and these changes. */
export function listAddress(address: string, changes: Readonly<Record<string, string>> = {}): string {
  const [, before] = address.split('?', 2);
  const [given, query] = [new URLSearchParams(before), new URLSearchParams()];
  for (const name of KEPT) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query.size > 0 ? `${ADMIN_PATH.products}?${query}` : ADMIN_PATH.products;
}
