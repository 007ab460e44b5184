import { sql, type Kysely } from 'kysely';
import type { OrderEventDetail, OrderEventKind } from 'shared-types/commerce/orders/order';
import type { Tables } from '../../platform/schema/tables';
import type { SignedInAccount } from '../../site/session/signed-in-account';

export interface NewOrderEvent {
  readonly siteId: string;
  readonly orderId: string;
  readonly kind: OrderEventKind;
  /** Idempotency key. */
  readonly key?: string;
  /** Absent for the buyer. */
  readonly account?: Pick<SignedInAccount, 'id' | 'displayName'> | undefined;
  readonly detail?: OrderEventDetail;
  /** Now by default. */
  readonly at?: Date | undefined;
}

export interface OrderEvent {
  readonly id: number;
  readonly kind: OrderEventKind;
  readonly key: string | null;
  /** Name of the account; empty for the buyer. */
  readonly by: string;
  readonly detail: OrderEventDetail;
  readonly at: Date;
}

/** Adds to an order's history, in the transaction of the change; returns the id. */
export async function addOrderEvent(
  trx: Kysely<Tables>,
  { siteId, orderId, kind, key, account, detail = {}, at }: NewOrderEvent,
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
      // The start of a transaction that waited could be before the event that it follows.
      at: at ?? sql<Date>`clock_timestamp()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The history of an order, oldest first. */
export async function orderEvents(db: Kysely<Tables>, orderId: string): Promise<OrderEvent[]> {
  return db
    .selectFrom('order_event')
    .select(['id', 'kind', 'key', 'by_name as by', 'detail', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** The last event that changed the state; notes do not. */
export function lastChangeOf(events: readonly OrderEvent[]): OrderEvent | undefined {
  return events.findLast(({ kind }) => kind !== 'noted');
}
