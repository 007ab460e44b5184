import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/schema/tables';

export interface OrderIdempotencyKey {
  readonly siteId: string;
  readonly key: string;
}

/** Serializes requests with the same key, also for different carts. */
export async function lockIdempotencyKey(
  trx: Transaction<Tables>,
  { siteId, key }: OrderIdempotencyKey,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${siteId} ${key}`}, 0))`.execute(trx);
}

/** The order that was made with the key, if any. */
export function orderByIdempotencyKey(trx: Transaction<Tables>, { siteId, key }: OrderIdempotencyKey) {
  return trx
    .selectFrom('customer_order')
    .select(['id', 'cart_id as cartId', 'token_hash as tokenHash', 'email', 'total_cents as totalCents', 'note'])
    .select('payment_method as paymentMethod')
    .where('site_id', '=', siteId)
    .where('key', '=', key)
    .executeTakeFirst();
}
