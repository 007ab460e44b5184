import { sql, type Kysely } from 'kysely';

/**
 * What sales change has a revision of its own. A server of before that still runs hears of no sale of those after it: it shows
 * the stock it knows until the site itself changes, and sells by the true one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column stock_revision bigint not null default 1`.execute(db);
}
