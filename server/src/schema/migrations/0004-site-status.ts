import { sql, type Kysely } from 'kysely';

/** How a site is held: nothing its owner writes in a document, so it has a column of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site add column status text not null default 'none'
      check (status in ('none', 'resold', 'resold-grace-period'))`.execute(db);
}
