import { sql, type Kysely } from 'kysely';

/** How long sites keep submissions of forms. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table submission_retention (
    site_id uuid primary key references site on delete cascade,
    keep_days int check (keep_days between 1 and 3650),
    account_id uuid references account on delete set null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index submission_retention_account on submission_retention (account_id)`.execute(db);
}
