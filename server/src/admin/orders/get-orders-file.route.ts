import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { ORDERS_CALLS, ORDERS_FILE_MOST } from 'shared-types/admin/store/orders';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import { refuse } from '../../site/request/refusal';
import type { Route } from '../../site/services';
import { siteOf } from '../../site/request/site-of-request';
import { languageOf } from '../../platform/language';
import { isoIn } from '../../platform/time-zone/iso-in';
import { dayIn } from '../../platform/time-zone/local-day';
import type { Site } from '../../site/directory/site';
import { redirectToSignIn } from '../../site/page/find/page-access';
import { sendAsFile } from '../../site/page/send/security-headers';
import { accountOf } from '../../site/session/account-of-request';
import { mayDo } from '../../site/session/capabilities';
import { writeCsv } from '../csv/write-csv';
import { numbersIn, ordersAddress, ordersQuestion } from './orders-question';
import { ORDERS_MESSAGES } from './orders.messages';
import { findOrders, type ListedOrder } from './orders.store';

/**
 * `getOrdersFile`: the orders of the query, or those that it names, as a CSV file, up to `ORDERS_FILE_MOST`, for accounts that may see
 * the list.
 * @implements ROLE-04
 */
export const getOrdersFileRoute: Route = (app, { db }) => {
  const { method, path } = ORDERS_CALLS.getOrdersFile;
  app.route({
    method,
    url: path,
    config: { access: 'orders.read' },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const account = await accountOf(db, request);
      const query = new URL(request.url, 'http://site').searchParams;
      const requested = { ...ordersQuestion(query, site), ...numbersIn(query) };
      if (!account) return redirectToSignIn(request, reply, ordersAddress(ADMIN_PATH.orders, requested.question));
      if (!mayDo(account, 'orders.read')) return refuse(reply, 'site/not-allowed');
      const orders = await findOrders(db, { ...requested, siteId: site.id }, { skip: 0, most: ORDERS_FILE_MOST });
      const today = dayIn(site.timeZone, new Date(Date.now()));
      return sendAsFile(reply)
        .header('content-type', 'text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="${site.identifier}-orders-${today}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(writeCsv(rowsOf(orders, site)));
    },
  });
};

function rowsOf(orders: readonly ListedOrder[], site: Site): string[][] {
  const { columns, statuses, payments } = ORDERS_MESSAGES[languageOf(site)];
  return [
    Object.values(columns),
    ...orders.map((order) => [
      String(order.number),
      isoIn(site.timeZone, order.placedAt),
      statuses[order.status],
      payments[order.payment],
      order.method,
      order.email,
      order.phone,
      order.name,
      decimalAmount(order.totalCents, order.currency),
      decimalAmount(order.refundedCents, order.currency),
      order.currency,
      order.carrier,
      order.trackingNumber,
    ]),
  ];
}
