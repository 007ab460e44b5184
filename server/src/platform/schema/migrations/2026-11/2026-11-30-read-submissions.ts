import { sql, type Kysely } from 'kysely';

/** When somebody first opened a submission. Nobody knows it of the earlier ones, so they are unread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_submission add column read_at timestamptz`.execute(db);
  await sql`create index form_submission_unread on form_submission (site_id, (read_at is null) desc, received_at desc, id)`.execute(
    db,
  );
}
