import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/**
 * Waits until nobody else changes which products the site has; the lock ends with the transaction. It is taken before any
 * row is, so that who waits for it holds nothing that an order waits for.
 */
export async function takeProductsLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`products ${siteId}`}, 0))`.execute(transaction);
}
