import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/**
 * Waits for concurrent changes of the site's products; the lock ends with the transaction. It is taken before any row lock,
 * so that a waiting transaction holds nothing that an order needs.
 */
export async function takeProductsLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`products ${siteId}`}, 0))`.execute(transaction);
}
