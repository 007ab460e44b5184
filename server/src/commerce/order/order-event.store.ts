import { sql, type Kysely } from 'kysely';
import type { OrderEventDetail, OrderEventKind } from 'shared-types/commerce/order';
import type { Tables } from '../../platform/schema/tables';
import type { SignedInAccount } from '../../site/session/signed-in-account';

/** Something that happens to an order now. */
export interface NewOrderEvent {
  readonly siteId: string;
  readonly orderId: string;
  readonly kind: OrderEventKind;
  /** Idempotency key of what made it. */
  readonly key?: string;
  /** Whose doing it is; absent for the buyer. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'> | undefined;
  readonly detail?: OrderEventDetail;
}

/** Something that has happened to an order. */
export interface OrderEvent {
  readonly id: number;
  readonly kind: OrderEventKind;
  readonly key: string | null;
  /** What the account was called; empty for the buyer. */
  readonly by: string;
  readonly detail: OrderEventDetail;
  readonly at: Date;
}

/** Adds to an order's history, in the transaction of what it tells; answers the id. */
export async function addOrderEvent(
  trx: Kysely<Tables>,
  { siteId, orderId, kind, key, account, detail = {} }: NewOrderEvent,
): Promise<number> {
  const { id } = await trx
    .insertInto('order_event')
    .values({
      site_id: siteId,
      order_id: orderId,
      kind,
      key: key ?? null,
      account_id: account?.id ?? null,
      by_name: account?.displayName ?? '',
      detail: JSON.stringify(detail),
      // A transaction that has waited for another began before that one: its time would stand before what it follows.
      at: sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All that has happened to an order, the oldest first. */
export async function orderEvents(db: Kysely<Tables>, orderId: string): Promise<OrderEvent[]> {
  return db
    .selectFrom('order_event')
    .select(['id', 'kind', 'key', 'by_name as by', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The change that made the order's state: notes change nothing. */
export function lastChangeOf(events: readonly OrderEvent[]): OrderEvent | undefined {
  return events.findLast(({ kind }) => kind !== 'noted');
}
