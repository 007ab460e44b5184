import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/**
 * Waits for concurrent publications and imports of the site's pages; the lock ends with the transaction. It is taken before
 * any row lock.
 */
export async function takePagesLock(transaction: Transaction<Tables>, siteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pages ${siteId}`}, 0))`.execute(transaction);
}
