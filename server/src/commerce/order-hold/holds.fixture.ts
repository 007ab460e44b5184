import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepareOrders, type Orders } from '../checkout/orders.fixture';
import { change } from '../order/changes.fixture';
import { loadOrder } from '../order/load-order';
import { releaseUnpaidOrders } from './release-unpaid-orders';

/** A store whose unpaid orders reserve their items. */
export interface Holds {
  readonly orders: Orders;
  /** Orders two items of a product with this stock. */
  placed(qtyInStock?: number, over?: Record<string, unknown>): Promise<{ id: string; variantId: string }>;
  /** Lets the reservation of an order, or of all, expire. */
  expire(id?: string): Promise<void>;
  /** Runs the job. */
  release(): Promise<void>;
  pay(id: string, key?: string): ReturnType<typeof change>;
  /** Status, payment status, and stock. */
  state(order: { id: string; variantId: string }): Promise<readonly [string, string, number]>;
  emails(id: string): Promise<{ subject: string; body: string | null; recipient: string }[]>;
}

export function prepareHolds(): Holds {
  const orders = prepareOrders();
  const { shopperWith, order } = orders;
  const load = async (id: string) => {
    const { db, seeded } = orders.store;
    const loaded = await loadOrder(db, { siteId: seeded.id, locale: 'en', timeZone: 'UTC' }, { id });
    if (!loaded) throw new Error(`No order ${id}.`);
    return loaded;
  };
  return {
    orders,
    async placed(qtyInStock = 5, over = {}) {
      const { shopper, product } = await shopperWith(2, { variants: [{ qtyInStock }] });
      const reply = await order(shopper, over);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return { id: reply.json<{ orderId: string }>().orderId, variantId: product.variantId };
    },
    async expire(id) {
      await orders.store.db
        .updateTable('order_hold')
        .set({ held_until: sql<Date>`now() - interval '1 second'` })
        .where('held_until', 'is not', null)
        .$if(id !== undefined, (query) => query.where('order_id', '=', id ?? ''))
        .execute();
    },
    release: async () => releaseUnpaidOrders({ db: orders.store.db, sites: { byId: () => orders.store.site() } }),
    pay: async (id, key = randomUUID()) => {
      const { state } = await load(id);
      return change(orders, id, { change: { kind: 'paid' }, detail: { cents: state.totalCents }, key });
    },
    async state({ id, variantId }) {
      const { state } = await load(id);
      return [state.status, state.payment, await orders.stockOf(variantId)];
    },
    async emails(id) {
      const { db } = orders.store;
      const events = db
        .selectFrom('order_event')
        .select(sql<string>`'order event ' || id`.as('about'))
        .where('order_id', '=', id);
      return db
        .selectFrom('mail_outbox')
        .select(['subject', 'body', 'recipient'])
        .where(({ or, eb }) =>
          or([eb('about', 'in', events), eb('about', 'in', [`order placed ${id}`, `order late notice ${id}`])]),
        )
        .orderBy('created_at')
        .orderBy('recipient')
        .execute();
    },
  };
}
