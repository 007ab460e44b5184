import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/** An arbitrary number, the same for all imports: two at once could claim the same host. */
const IMPORT_LOCK = 7_203_114;

/** Waits until no other import is writing. The lock ends with the transaction. */
export async function takeImportLock(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(transaction);
}
