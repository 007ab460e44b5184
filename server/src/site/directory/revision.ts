import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';

/** The channel on which instances tell each other what changed. */
export const NOTICE_CHANNEL = 'colonnade';

/** Marks a site as changed, inside the transaction that changes it; every instance then reads it afresh. */
export async function bumpRevision(db: Kysely<Tables> | Transaction<Tables>, siteId: string): Promise<void> {
  await db
    .updateTable('site')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', siteId)
    .execute();
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ site: siteId })})`.execute(db);
}
