import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table variant add column subscription_plan jsonb`,
  `alter table customer_order drop constraint customer_order_kind_check, drop constraint customer_order_cart`,
  // The first order of a subscription was a cart; those that follow are made by themselves.
  `alter table customer_order
    add constraint customer_order_kind_check check (kind in ('goods', 'donation', 'gift-card', 'subscription')),
    add constraint customer_order_cart
      check (case kind when 'goods' then cart_id is not null when 'subscription' then true else cart_id is null end)`,
  // What is next, when it is due and when it is tried are there together, or not at all.
  `create table subscription (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    plan jsonb not null,
    origin text not null,
    started_on date not null,
    next_cycle int check (next_cycle > 0),
    next_on date,
    try_at timestamptz,
    ended_as text check (ended_as in ('buyer', 'owner', 'unpaid')),
    ended_by text not null default '',
    created_at timestamptz not null default now(),
    check ((next_cycle is null) = (next_on is null) and (next_cycle is null) = (try_at is null)),
    check (ended_as is null or next_cycle is null)
  )`,
  `create index subscription_due on subscription (try_at) where try_at is not null`,
  `create index subscription_site on subscription (site_id)`,
  `create table subscription_order (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    subscription_id uuid not null references subscription on delete cascade,
    cycle int not null check (cycle >= 0),
    unique (subscription_id, cycle)
  )`,
  `create index subscription_order_site on subscription_order (site_id)`,
];

/** Subscriptions: what is agreed, what is next, and which orders have come of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
