import { sql, type Kysely } from 'kysely';

/** New pages that go into the main navigation once they are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page_draft add column adds_to_navigation boolean not null default false`.execute(db);
}
