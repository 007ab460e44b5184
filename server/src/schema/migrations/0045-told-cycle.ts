import { sql, type Kysely } from 'kysely';

/** A subscription keeps which of its cycles was last said to wait: letters are forgotten while it still does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription add column told_cycle int check (told_cycle > 0)`.execute(db);
}
