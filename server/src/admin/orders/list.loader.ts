import { sql } from 'kysely';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  ORDER_SORTS,
  ORDERS_CALLS,
  ORDERS_DONE_PARAMETER,
  ORDERS_PER_PAGE,
  type OrderEntry,
  type OrdersView,
} from 'shared-types/admin/store/orders';
import { languageOf } from '../../platform/language';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { timeText, type TimeStyle } from '../../platform/time-text';
import { zoneName } from '../../platform/time-zone/zone-name';
import { tableViewsOf } from '../table-views/table-views-of';
import { ordersAddress, ordersQuestion } from './orders-question';
import { ordersDoneIn } from './chosen/done-address';
import { countOrders, countViews, findOrders, type ListedOrder } from './orders.store';
import { unpaidOrdersView } from './unpaid-orders';

/** A site's orders by the query, for accounts that may see them. */
export const ordersLoader = {
  name: 'admin/orders/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'orders.read')) return null;
    const requested = ordersQuestion(query, site);
    const { question, unreadable, page } = requested;
    const which = { ...requested, siteId: site.id };
    const owner = { siteId: site.id, accountId: account.id, table: 'orders' as const };
    const [listed, count, views, table, waitingEmails] = await Promise.all([
      findOrders(db, which, { skip: (page - 1) * ORDERS_PER_PAGE, most: ORDERS_PER_PAGE }),
      countOrders(db, which),
      countViews(db, site.id),
      tableViewsOf(db, owner, query),
      waitingEmailsOf(db, site),
    ]);
    const mayEdit = mayDo(account, 'orders.edit');
    return {
      question,
      unreadable,
      page,
      entries: listed.map((order) => entryOf(order, site)),
      count,
      hasAny: views[''] > 0,
      views,
      table,
      mayEdit,
      timeZone: zoneName(site.timeZone),
      filePath: ordersAddress(ORDERS_CALLS.getOrdersFile.path, { ...question, sort: ORDER_SORTS[0] }),
      address: ordersAddress(ADMIN_PATH.orders, { ...question, page }),
      ...(mayEdit && { unpaid: await unpaidOrdersView(db, site) }),
      ...(waitingEmails && { waitingEmails }),
      ...ordersDoneIn(query, languageOf(site)),
      isUnpaidSaved: query.has(ORDERS_DONE_PARAMETER.saved),
    };
  },
} satisfies Loader<'admin/orders/list'>;

/** Emails delayed because their recipients have reached the hourly limit. */
async function waitingEmailsOf(db: Database, site: Site): Promise<OrdersView['waitingEmails']> {
  const { count, next } = await db
    .selectFrom('mail_outbox')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('due_at').as('next')])
    .where('site_id', '=', site.id)
    .where('is_limited', '=', true)
    .where('sent_at', 'is', null)
    .where('attempts', '=', 0)
    .where('scheduled_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return next ? { count: Number(count), nextText: timeText(next, site) } : undefined;
}

function entryOf(
  { number, kind, placedAt, email, name, status, payment, totalCents, refundedCents, currency, ...order }: ListedOrder,
  style: TimeStyle,
): OrderEntry {
  return {
    ...(order.isHolding && {
      isHolding: true,
      ...(order.heldUntil && { heldUntilText: timeText(order.heldUntil, style) }),
    }),
    number,
    kind,
    placedAt: placedAt.toISOString(),
    placedText: timeText(placedAt, style),
    email,
    name,
    items: order.items,
    seen: order.seen,
    status,
    payment,
    totalCents,
    refundedCents,
    currency,
  };
}
