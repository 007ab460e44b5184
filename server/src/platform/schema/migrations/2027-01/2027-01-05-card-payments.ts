import { sql, type Kysely } from 'kysely';

/** Accounts with Stripe, the pages on which buyers pay, and refunds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column card_payments text check (card_payments in ('live', 'test'))`.execute(db);
  await sql`create table stripe_account (
    site_id uuid primary key references site on delete cascade,
    account_id text not null,
    account_name text not null,
    is_live boolean not null,
    secret_key text not null,
    webhook_id text,
    webhook_secret text,
    connected_by text not null,
    connected_at timestamptz not null default now()
  )`.execute(db);
  await sql`create table card_session (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    account_id text not null,
    is_live boolean not null,
    origin text not null,
    state text not null default 'new' check (state in ('new', 'open', 'paid', 'ended')),
    session_id text unique,
    payment_id text,
    expires_at timestamptz not null,
    check_at timestamptz,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index card_session_site on card_session (site_id)`.execute(db);
  await sql`create index card_session_order on card_session (order_id, created_at)`.execute(db);
  await sql`create index card_session_payment on card_session (payment_id)`.execute(db);
  await sql`create index card_session_check on card_session (check_at) where check_at is not null`.execute(db);
  await sql`create table card_refund (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    card_session_id uuid not null references card_session on delete cascade,
    key text not null,
    cents integer not null,
    reason text not null,
    account_id uuid references account on delete set null,
    account_name text not null,
    origin text not null,
    state text not null default 'sending' check (state in ('sending', 'made', 'refused')),
    refund_id text unique,
    mistake text,
    try_at timestamptz,
    created_at timestamptz not null default now(),
    unique (order_id, key)
  )`.execute(db);
  await sql`create index card_refund_site on card_refund (site_id)`.execute(db);
  await sql`create index card_refund_session on card_refund (card_session_id)`.execute(db);
  await sql`create index card_refund_account on card_refund (account_id)`.execute(db);
  await sql`create index card_refund_try on card_refund (try_at) where try_at is not null`.execute(db);
}
