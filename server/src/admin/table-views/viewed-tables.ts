import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PRODUCTS_QUERY } from 'shared-types/admin/store/products';
import { TABLE_VIEWS_QUERY, type ViewedTable } from 'shared-types/admin/store/table-views';
import { sentAddress } from '../../platform/http/sent/sent-text.schema';
import type { Site } from '../../site/directory/site';
import type { Capability } from '../../site/session/capabilities';
import { ordersAddress, ordersQuestion } from '../orders/orders-question';
import { listAddress } from '../products/list-address';

/** A list with views. */
interface ViewedList {
  readonly path: string;
  readonly needs: Capability;
  /** Filter and order of an address of the list, without the page and everything unknown. */
  readonly queryOf: (query: URLSearchParams, site: Pick<Site, 'timeZone'>) => string;
}

export const VIEWED_LISTS: Readonly<Record<ViewedTable, ViewedList>> = {
  orders: {
    path: ADMIN_PATH.orders,
    needs: 'orders.read',
    queryOf: (query, site) => queryIn(ordersAddress(ADMIN_PATH.orders, ordersQuestion(query, site).question)),
  },
  products: {
    path: ADMIN_PATH.products,
    needs: 'products.edit',
    queryOf: (query) => queryIn(listAddress(`?${query}`), [PRODUCTS_QUERY.page]),
  },
};

function queryIn(address: string, left: readonly string[] = []): string {
  const query = new URLSearchParams(address.split('?', 2)[1]);
  for (const name of [TABLE_VIEWS_QUERY.view, ...left]) query.delete(name);
  return query.toString();
}

/** The path and query of a list, as forms send it. */
export const sentListAddress = sentAddress.regex(/^\/config\/(?:orders|products)(?:\?|$)/);

/** The address of a list with a query, and with other parameters. */
export function viewAddress(
  table: ViewedTable,
  query: string,
  others: Readonly<Record<string, string | undefined>> = {},
): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(others)) if (value !== undefined) parameters.set(name, value);
  const { path } = VIEWED_LISTS[table];
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
