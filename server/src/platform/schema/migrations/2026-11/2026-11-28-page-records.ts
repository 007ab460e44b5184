import { sql, type Kysely } from 'kysely';

/** What pages are as posts and events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page add column record jsonb`.execute(db);
}
