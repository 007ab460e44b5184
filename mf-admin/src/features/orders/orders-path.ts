import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDER_SORTS, ORDERS_PARAMETER, type OrdersQuestion } from 'shared-types/admin/store/orders';
import { TABLE_VIEWS_QUERY } from 'shared-types/admin/store/table-views';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './orders.messages';

/** Address of a page of the list with its filter. */
export function ordersPath(
  { state, from, to, search, sort, view }: OrdersQuestion,
  page: number,
  host: ViewHost<typeof messages>,
): string {
  return host.url(ADMIN_PATH.orders, {
    [ORDERS_PARAMETER.state]: state || undefined,
    [ORDERS_PARAMETER.from]: from || undefined,
    [ORDERS_PARAMETER.to]: to || undefined,
    [ORDERS_PARAMETER.search]: search || undefined,
    [ORDERS_PARAMETER.sort]: sort === ORDER_SORTS[0] ? undefined : sort,
    [TABLE_VIEWS_QUERY.view]: view,
    [ORDERS_PARAMETER.page]: page > 1 ? page : undefined,
  });
}
