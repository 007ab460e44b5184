import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table customer_order
    add column status text not null default 'open' check (status in ('open', 'fulfilled', 'cancelled')),
    add column locale text not null default '',
    add column carrier text not null default '',
    add column tracking_number text not null default ''`,
  `alter table order_line add column took_stock boolean not null default false`,
  `update order_line set took_stock = true
    from variant join product on product.id = variant.product_id
    where variant.id = order_line.variant_id and not variant.unlimited and product.product_type in (1, 3)`,
  `create table order_payment (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    method text not null,
    state text not null check (state in ('pending', 'paid', 'failed', 'refunded')),
    amount_cents bigint not null check (amount_cents >= 0),
    paid_cents bigint not null default 0 check (paid_cents in (0, amount_cents)),
    refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
    check (state <> 'refunded' or refunded_cents = amount_cents)
  )`,
  `create index order_payment_site on order_payment (site_id)`,
  `insert into order_payment (order_id, site_id, method, state, amount_cents)
    select id, site_id, payment_method, 'pending', total_cents from customer_order`,
  // It goes with its order alone, and has no site to go with: the trigger below could not tell that from a change.
  `create table order_event (
    id bigint generated always as identity primary key,
    site_id uuid not null,
    order_id uuid not null references customer_order on delete cascade,
    kind text not null,
    key text,
    account_id uuid references account on delete set null,
    by_name text not null default '',
    detail jsonb not null default '{}',
    at timestamptz not null default now(),
    unique (order_id, key)
  )`,
  `create index order_event_order on order_event (order_id, id)`,
  `create index order_event_account on order_event (account_id)`,
  `insert into order_event (site_id, order_id, kind, at)
    select site_id, id, 'placed', placed_at from customer_order order by placed_at`,
  // What has happened stays; an account that is deleted is forgotten, and an order takes its history with it.
  `create function refuse_order_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.account_id is null
        and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then return new; end if;
      if tg_op = 'DELETE' and not exists (select from customer_order where id = old.order_id) then return old; end if;
      raise exception 'the history of an order is only added to';
    end $$`,
  `create trigger order_event_stays before update or delete on order_event
    for each row execute function refuse_order_event_change()`,
  `create table order_link (
    token_hash text primary key,
    site_id uuid not null references site on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    created_at timestamptz not null default now()
  )`,
  `create index order_link_order on order_link (order_id)`,
  `create table order_lookup_request (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null,
    number int not null,
    locale text not null,
    origin text not null,
    asked_at timestamptz not null default now()
  )`,
  `create index order_lookup_request_time on order_lookup_request (asked_at)`,
  `alter table mail_outbox add column html text, add column about text`,
  `create unique index mail_outbox_about on mail_outbox (site_id, about)`,
];

/** What becomes of an order: its payment, its history, its letters, and the links they bring. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
