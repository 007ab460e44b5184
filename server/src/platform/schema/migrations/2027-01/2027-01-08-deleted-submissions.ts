import { sql, type Kysely } from 'kysely';

/** Keys of deleted submissions, so that a late resend is not stored again. Nothing of the answers can be read from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_submission (
    site_id uuid not null references site on delete cascade,
    key_hash bytea not null,
    answers_hash bytea not null,
    number text,
    deleted_at timestamptz not null default now(),
    primary key (site_id, key_hash)
  )`.execute(db);
  await sql`create index deleted_submission_time on deleted_submission (deleted_at)`.execute(db);
}
