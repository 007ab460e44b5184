import { sql, type Kysely } from 'kysely';

/** Services that mailing lists are connected to, and the newest change of each subscriber until its service has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_connection (
    list_id uuid primary key references mailing_list on delete cascade,
    site_id uuid not null references site on delete cascade,
    service text not null check (service in ('mailchimp', 'webhook', 'automation')),
    url text,
    audience_id text,
    api_key text,
    secret text,
    is_secret_shown boolean not null default true,
    old_secret text,
    old_secret_until timestamptz,
    resumes_at timestamptz,
    delivered_at timestamptz
  )`.execute(db);
  await sql`create index list_connection_site on list_connection (site_id)`.execute(db);
  await sql`create table list_delivery (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    list_id uuid not null references list_connection on delete cascade,
    email text not null,
    email_key text not null,
    status text not null check (status in ('subscribed', 'unsubscribed')),
    change_id uuid not null default gen_random_uuid(),
    changed_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'failed')),
    attempts integer not null default 0,
    due_at timestamptz not null,
    claim_id uuid,
    claimed_until timestamptz,
    tried_at timestamptz,
    reason text,
    detail text,
    unique (list_id, email_key)
  )`.execute(db);
  await sql`create index list_delivery_waiting on list_delivery (due_at) where state = 'waiting'`.execute(db);
  await sql`create index list_delivery_claimed on list_delivery (list_id) where claimed_until is not null`.execute(db);
  await sql`create index list_delivery_site on list_delivery (site_id)`.execute(db);
}
