import { sql, type Transaction } from 'kysely';
import { takeBackCounted } from '../../platform/http/rate-limit';
import type { Tables } from '../../platform/schema/tables';
import { UNPAID_WINDOW_MS } from './unpaid-limit';

export interface NewHold {
  readonly siteId: string;
  readonly orderId: string;
  readonly origin: string;
  /** Absent if it reserves nothing of limited stock. */
  readonly holdMs?: number | undefined;
  /** Rate windows in which it counts. */
  readonly counted: readonly string[];
}

/** Records what an unpaid order reserves, in the transaction that places it. */
export async function keepHold(
  trx: Transaction<Tables>,
  { siteId, orderId, origin, holdMs, counted }: NewHold,
): Promise<void> {
  const heldUntil = holdMs === undefined ? null : sql<Date>`now() + make_interval(secs => ${holdMs / 1000})`;
  await trx
    .insertInto('order_hold')
    .values({ order_id: orderId, site_id: siteId, origin, held_until: heldUntil, counted: [...counted] })
    .execute();
}

/** Ends the hold of an order that was paid, fulfilled or cancelled by hand. A paid order no longer counts as unpaid. */
export async function endHold(
  trx: Transaction<Tables>,
  { siteId, orderId, isPaid }: { readonly siteId: string; readonly orderId: string; readonly isPaid: boolean },
): Promise<void> {
  const hold = await trx
    .deleteFrom('order_hold')
    .where('order_id', '=', orderId)
    .returning(['counted', 'placed_at as at'])
    .executeTakeFirst();
  if (hold && isPaid)
    await takeBackCounted(trx, { siteId, buckets: hold.counted, at: hold.at, windowMs: UNPAID_WINDOW_MS });
}

/**
 * Marks an order as released, and records its gift card and coupons, so that a later payment can reserve them again. Orders
 * without a hold get one.
 */
export async function markReleased(
  trx: Transaction<Tables>,
  { siteId, orderId, origin }: { readonly siteId: string; readonly orderId: string; readonly origin: string },
): Promise<void> {
  await sql`
    insert into order_hold (order_id, site_id, origin, released_at, gift_card_id, coupon_ids)
    values (${orderId}, ${siteId}, ${origin}, now(),
      (select gift_card_id from gift_card_use where order_id = ${orderId}),
      array(select coupon_id from coupon_use where order_id = ${orderId} order by coupon_id))
    on conflict (order_id) do update set released_at = excluded.released_at, gift_card_id = excluded.gift_card_id,
      coupon_ids = excluded.coupon_ids`.execute(trx);
}
