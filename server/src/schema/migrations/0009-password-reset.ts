import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table mail_outbox (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    recipient text not null,
    subject text not null,
    body text,
    due_at timestamptz not null default now(),
    attempts int not null default 0,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    last_error text
  )`,
  `create index mail_outbox_due on mail_outbox (due_at) where body is not null`,
  `create index mail_outbox_created on mail_outbox (created_at)`,
  `create table account_reset_request (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null,
    origin text not null,
    asked_at timestamptz not null default now()
  )`,
  `create index account_reset_request_time on account_reset_request (asked_at)`,
  `create table account_reset (
    account_id uuid primary key references account on delete cascade,
    site_id uuid not null references site on delete cascade,
    token_hash text not null unique,
    ends_at timestamptz not null
  )`,
];

/** Letters on their way out; who has asked for a new password, and what opens the page that sets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
