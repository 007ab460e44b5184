import { sql, type Kysely } from 'kysely';

/** Cards that are kept at Stripe for the renewals of subscriptions, and their charges. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table card_session
    add column kind text not null default 'page' check (kind in ('page', 'setup', 'charge')),
    add column keeps_card boolean not null default false,
    add column customer_id text,
    add column payment_method_id text,
    add column card_name text,
    add column sent_at timestamptz`.execute(db);
  await sql`create table kept_card (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    subscription_id uuid not null references subscription on delete cascade,
    account_id text not null,
    is_live boolean not null,
    customer_id text not null,
    payment_method_id text not null,
    brand text not null,
    last4 text not null,
    exp_month integer not null,
    exp_year integer not null,
    chosen_at timestamptz not null,
    forget_at timestamptz,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index kept_card_site on kept_card (site_id)`.execute(db);
  await sql`create index kept_card_subscription_id on kept_card (subscription_id)`.execute(db);
  await sql`create unique index kept_card_subscription on kept_card (subscription_id) where forget_at is null`.execute(
    db,
  );
  await sql`create index kept_card_forget on kept_card (forget_at) where forget_at is not null`.execute(db);
}
