import { sql, type Kysely } from 'kysely';

/** Forms as their owners have saved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    form_id uuid not null,
    settings jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index form_change_form on form_change (site_id, form_id, id)`.execute(db);
  await sql`create index form_change_account on form_change (account_id)`.execute(db);
  await sql`create index form_submission_form on form_submission (site_id, form_id)`.execute(db);
}
