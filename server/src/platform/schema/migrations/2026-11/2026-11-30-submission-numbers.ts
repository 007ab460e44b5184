import { sql, type Kysely } from 'kysely';

/** The number on the visitor's receipt. Nobody was told one for earlier submissions, so they have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_submission add column number text`.execute(db);
  await sql`create unique index form_submission_number on form_submission (site_id, number)`.execute(db);
}
