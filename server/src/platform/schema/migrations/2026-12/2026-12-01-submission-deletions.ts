import { sql, type Kysely } from 'kysely';

/** Who has deleted submissions of forms, and how many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table submission_deletion (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    deleted_by text not null,
    reason text not null,
    count int not null check (count > 0),
    deleted_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index submission_deletion_site on submission_deletion (site_id, id)`.execute(db);
  await sql`create index submission_deletion_account on submission_deletion (account_id)`.execute(db);
}
