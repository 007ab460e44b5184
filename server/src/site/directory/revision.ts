import { sql, type Kysely, type Transaction } from 'kysely';
import { NOTICE_CHANNEL } from '../../platform/schema/notice-channel';
import type { Tables } from '../../platform/schema/tables';

/** Increases a site's revision in the transaction that changes it; every instance then reloads the site. */
export async function bumpRevision(db: Kysely<Tables> | Transaction<Tables>, siteId: string): Promise<void> {
  await db
    .updateTable('site')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', siteId)
    .execute();
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ site: siteId })})`.execute(db);
}

/** Increases only the revision of the stock; the rest of the site stays cached. */
export async function bumpStock(trx: Transaction<Tables>, siteId: string): Promise<void> {
  const { stock_revision: stock } = await trx
    .updateTable('site')
    .set({ stock_revision: sql`stock_revision + 1` })
    .where('id', '=', siteId)
    .returning('stock_revision')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${JSON.stringify({ stockOf: siteId, stock })})`.execute(trx);
}
