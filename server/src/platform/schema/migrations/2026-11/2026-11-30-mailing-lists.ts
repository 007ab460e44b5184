import { sql, type Kysely } from 'kysely';

/** Mailing lists with their subscribers, and the link by which the reader of an email leaves its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mailing_list (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    name text not null,
    requires_confirmation boolean not null default true,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create unique index mailing_list_name on mailing_list (site_id, lower(name))`.execute(db);
  await sql`create table list_subscriber (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    list_id uuid not null references mailing_list on delete cascade,
    email text not null,
    email_key text not null,
    state text not null check (state in ('unconfirmed', 'subscribed', 'unsubscribed')),
    consent jsonb not null,
    browser_hash text,
    requested_at timestamptz not null,
    confirmed_at timestamptz,
    unsubscribed_at timestamptz,
    unique (list_id, email_key)
  )`.execute(db);
  await sql`alter table mail_outbox add column unsubscribe_url text`.execute(db);
}
