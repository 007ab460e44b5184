import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

const nameOf = (siteId: string): string => `prices ${siteId}`;

/**
 * Waits until nobody else changes what the site charges by, and no order is being worked out; the lock ends with the
 * transaction. It is taken before any row is, so that who waits for it holds nothing that an order waits for.
 */
export async function takePricesLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${nameOf(siteId)}, 0))`.execute(transaction);
}

/** Keeps what the site charges by as it is until the transaction ends; orders do not wait for each other. */
export async function sharePricesLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${nameOf(siteId)}, 0))`.execute(transaction);
}
