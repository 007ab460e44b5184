import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderEventDetail } from 'shared-types/commerce/orders/order';
import type { Orders } from '../checkout/orders.fixture';
import { changeOrder, type ChangeOutcome, type ChangeInput } from './change-order';
import type { OrderChange } from './changed-order';

/** Orders two of five items, shipped for 29.90; returns the order's id. */
export async function placeOne(orders: Orders, over: Record<string, unknown> = {}): Promise<string> {
  const { shopper } = await orders.shopperWith(2, { variants: [{ qtyInStock: 5 }] });
  const reply = await orders.order(shopper, over);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ orderId: string }>().orderId;
}

/** A requested change, and its detail. */
export interface Wanted extends Partial<Pick<ChangeInput, 'key' | 'seen' | 'happenedAt'>> {
  readonly change: OrderChange;
  readonly detail?: OrderEventDetail;
}

/** Changes an order as a route does, under a new key. */
export async function change(
  orders: Orders,
  orderId: string,
  { change: wanted, detail = {}, key = randomUUID(), seen, happenedAt }: Wanted,
): Promise<ChangeOutcome> {
  return changeOrder(orders.store.db, {
    site: await orders.store.site(),
    origin: 'http://store.test',
    orderId,
    change: wanted,
    detail,
    key,
    ...(seen === undefined ? {} : { seen }),
    ...(happenedAt && { happenedAt }),
  });
}

export function emailsIn({ store }: Orders) {
  return store.db
    .selectFrom('mail_outbox')
    .select(['about', 'recipient', 'subject', 'body', 'html'])
    .orderBy('created_at')
    .orderBy('about')
    .execute();
}

/** Delays emails, which the server would send and delete. */
export async function keepEmails({ store }: { readonly store: Pick<Orders['store'], 'db'> }): Promise<void> {
  await sql`alter table mail_outbox alter column due_at set default now() + interval '1 day'`.execute(store.db);
}
