import { sql, type Kysely } from 'kysely';

/** What is done with submissions after they are stored: what the owner wants of a form, and the state of each step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_storage (
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    email_to text,
    sends_copy boolean not null default false,
    primary key (site_id, form_id)
  )`.execute(db);
  await sql`create table submission_step (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    submission_id uuid not null references form_submission on delete cascade,
    kind text not null check (kind in ('email', 'copy', 'list')),
    state text not null check (state in ('waiting', 'done', 'failed')),
    attempts integer not null default 0,
    due_at timestamptz,
    done_at timestamptz,
    reason text,
    detail text,
    email_id uuid references mail_outbox on delete set null,
    unique (submission_id, kind)
  )`.execute(db);
  await sql`create index submission_step_waiting on submission_step (kind, due_at) where state = 'waiting'`.execute(db);
  await sql`create index submission_step_site on submission_step (site_id)`.execute(db);
  await sql`create index submission_step_email on submission_step (email_id)`.execute(db);
  await sql`create table submission_step_retry (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    step_id uuid not null references submission_step on delete cascade,
    account_id uuid references account on delete set null,
    retried_by text not null,
    retried_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index submission_step_retry_step on submission_step_retry (step_id, id)`.execute(db);
  await sql`create index submission_step_retry_site on submission_step_retry (site_id)`.execute(db);
  await sql`create index submission_step_retry_account on submission_step_retry (account_id)`.execute(db);
  await sql`alter table mail_outbox add column reply_to text`.execute(db);
}
