import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

const nameOf = (siteId: string): string => `prices ${siteId}`;

/**
 * Waits for concurrent changes of prices and for orders in progress; the lock ends with the transaction. It is taken before
 * any row lock, so that a waiting transaction holds nothing that an order needs.
 */
export async function takePricesLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(siteId)}, 0))`.execute(transaction);
}

/** Keeps prices unchanged until the transaction ends. Orders do not wait for each other. */
export async function sharePricesLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${nameOf(siteId)}, 0))`.execute(transaction);
}
