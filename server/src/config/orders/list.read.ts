import { ORDERS_CALLS, ORDERS_PER_PAGE, type OrderEntry } from 'shared-types/config/orders';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { timeText } from '../time-text';
import { addressAsking, ordersQuestion } from './orders-question';
import { countOrders, findOrders, hasOrders, type ListedOrder } from './orders.store';

/** A site's orders, as its query asks for them, for those who may see them. */
export const ordersRead = {
  name: 'config/orders/list',
  scope: 'query',
  read: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'orders.read')) return null;
    const asked = ordersQuestion(query);
    const { question, unreadable, page } = asked;
    const which = { ...asked, siteId: site.id };
    const [listed, count, hasAny] = await Promise.all([
      findOrders(db, which, { skip: (page - 1) * ORDERS_PER_PAGE, most: ORDERS_PER_PAGE }),
      countOrders(db, which),
      hasOrders(db, site.id),
    ]);
    return {
      question,
      unreadable,
      page,
      entries: listed.map((order) => entryOf(order, site.locale)),
      count,
      hasAny,
      filePath: addressAsking(ORDERS_CALLS.getOrdersFile.path, question),
    };
  },
} satisfies Read<'config/orders/list'>;

function entryOf(
  { number, kind, placedAt, email, name, status, payment, totalCents, refundedCents, currency }: ListedOrder,
  locale: string,
): OrderEntry {
  return {
    number,
    kind,
    placedAt: placedAt.toISOString(),
    placedText: timeText(placedAt, locale),
    email,
    name,
    status,
    payment,
    totalCents,
    refundedCents,
    currency,
  };
}
