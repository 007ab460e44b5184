import { ORDER_ACTIONS, type OrderAction, type OrderEventEntry } from 'shared-types/config/order';
import { stateSeen } from '../../commerce/order/change-order';
import { changedOrder, refundableCents, type OrderChange, type OrderState } from '../../commerce/order/changed-order';
import { loadOrder } from '../../commerce/order/load-order';
import { orderEvents, type OrderEvent } from '../../commerce/order/order-event.store';
import { decimalAmount } from '../../commerce/product/decimal-amount';
import type { Read } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { timeText } from '../time-text';

const NUMBER = /^[1-9]\d{0,8}$/;

/** An order with all that is known of it, for those who may see it. */
export const managedOrderRead = {
  name: 'config/order/order',
  scope: 'query',
  read: async ({ services: { db }, site, page: { params }, visitor: { account } }) => {
    if (!account || !mayDo(account.roles, 'orders.read') || !NUMBER.test(params.token ?? '')) return null;
    const loaded = await loadOrder(db, { siteId: site.id, locale: site.locale }, { number: Number(params.token) });
    if (!loaded) return null;
    const { order, state, phone, note, paymentMethod, countedPieces } = loaded;
    const events = await orderEvents(db, order.id);
    return {
      order,
      phone,
      buyerNote: note,
      placedText: timeText(new Date(order.placedAt), site.locale),
      paymentMethod,
      events: events.map((event) => entryOf(event, site.locale)),
      seen: stateSeen(events),
      actions: mayDo(account.roles, 'orders.edit') ? actionsOf(state) : [],
      refundableCents: refundableCents(state),
      refundableAmount: decimalAmount(refundableCents(state), order.currency),
      restockablePieces: countedPieces,
    };
  },
} satisfies Read<'config/order/order'>;

const CHANGES: Readonly<Record<OrderAction, OrderChange>> = {
  pay: { kind: 'paid' },
  fulfil: { kind: 'fulfilled' },
  refund: { kind: 'refunded', cents: 1 },
  cancel: { kind: 'cancelled' },
  note: { kind: 'noted' },
};

function actionsOf(state: OrderState): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => changedOrder(state, CHANGES[action]).ok);
}

function entryOf({ id, kind, by, detail, at }: OrderEvent, locale: string): OrderEventEntry {
  return { id: String(id), kind, at: at.toISOString(), atText: timeText(at, locale), by, detail };
}
