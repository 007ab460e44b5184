import { sql, type Kysely } from 'kysely';

/** Where submissions of a form are posted, the secrets that sign them, and what is posted until the receiver has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_storage add column webhook_url text`.execute(db);
  await sql`create table form_webhook_secret (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    secret text not null,
    is_shown boolean not null default false,
    valid_until timestamptz
  )`.execute(db);
  await sql`create index form_webhook_secret_form on form_webhook_secret (site_id, form_id)`.execute(db);
  await sql`create unique index form_webhook_secret_current on form_webhook_secret (site_id, form_id)
    where valid_until is null`.execute(db);
  await sql`alter table submission_step drop constraint submission_step_kind_check`.execute(db);
  await sql`alter table submission_step add constraint submission_step_kind_check
    check (kind in ('email', 'copy', 'list', 'webhook'))`.execute(db);
  await sql`alter table submission_step add column webhook_body text`.execute(db);
}
