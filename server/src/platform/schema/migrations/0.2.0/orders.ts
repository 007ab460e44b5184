/** Orders with their lines, payments and history, and what they reserve and grant. */
export const ORDERS: readonly string[] = [
  `create table order_number (
    site_id uuid primary key references site on delete cascade,
    last_number int not null
  )`,
  // An order of goods comes from a cart. The first order of a subscription does too; later ones are made without a cart.
  `create table customer_order (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    number int not null,
    token_hash text not null,
    key text not null,
    kind text not null default 'goods' check (kind in ('goods', 'donation', 'gift-card', 'subscription')),
    cart_id uuid,
    email text not null,
    phone text not null,
    note text not null,
    address jsonb,
    shipping_name text not null,
    payment_method text not null,
    payment_instructions text not null,
    subtotal_cents bigint not null,
    shipping_cents bigint not null,
    tax_cents bigint not null,
    discount_cents bigint not null,
    total_cents bigint not null,
    discounts jsonb not null default '[]',
    taxes jsonb not null default '[]',
    tax_included boolean not null default false,
    gift_card_cents bigint not null default 0 check (gift_card_cents between 0 and total_cents),
    currency text not null,
    status text not null default 'open' check (status in ('open', 'fulfilled', 'cancelled')),
    locale text not null default '',
    carrier text not null default '',
    tracking_number text not null default '',
    placed_at timestamptz not null default now(),
    unique (site_id, number),
    unique (site_id, key),
    unique (site_id, token_hash),
    unique (cart_id),
    constraint customer_order_cart
      check (case kind when 'goods' then cart_id is not null when 'subscription' then true else cart_id is null end),
    constraint customer_order_adds_up check (
      total_cents = subtotal_cents + shipping_cents - discount_cents + case when tax_included then 0 else tax_cents end
    ),
    constraint customer_order_no_less check (
      discount_cents between 0 and subtotal_cents and shipping_cents >= 0 and tax_cents >= 0 and total_cents >= 0
    )
  )`,
  `create index customer_order_time on customer_order (site_id, placed_at)`,
  // The line of a donation or a gift card has no variant.
  `create table order_line (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    variant_id uuid,
    position int not null,
    title text not null,
    sku text not null,
    option_values jsonb not null,
    picture jsonb,
    quantity int not null,
    unit_price_cents bigint not null,
    line_total_cents bigint not null check (line_total_cents = unit_price_cents * quantity),
    took_stock boolean not null default false,
    answers jsonb
  )`,
  `create index order_line_order on order_line (order_id)`,
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
  // site_id is no foreign key: a cascade from the site would reach an event while its order still exists, and the trigger
  // below would refuse it as a change. The cascade from the order comes after the order is gone.
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
  // Events stay as they are, except that a deleted account is taken out of them and a deleted order takes its events along.
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
    requested_at timestamptz not null default now()
  )`,
  `create index order_lookup_request_time on order_lookup_request (requested_at)`,
  `create table order_hold (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    origin text not null,
    held_until timestamptz,
    released_at timestamptz,
    gift_card_id uuid,
    coupon_ids uuid[] not null default '{}',
    counted text[] not null default '{}',
    placed_at timestamptz not null default now()
  )`,
  `create index order_hold_site on order_hold (site_id)`,
  `create index order_hold_due on order_hold (held_until) where released_at is null`,
  `create index order_hold_counted on order_hold (placed_at) where counted <> '{}'`,
  `create table order_download (
    order_id uuid not null references customer_order on delete cascade,
    product_id uuid not null references product on delete cascade,
    site_id uuid not null references site on delete cascade,
    used int not null default 0 check (used >= 0),
    most int not null,
    ends_at timestamptz not null,
    bytes_left bigint not null default 0,
    primary key (order_id, product_id)
  )`,
  `create index order_download_product on order_download (product_id)`,
  `create index order_download_site on order_download (site_id)`,
  `create table coupon_use (
    coupon_id uuid not null references coupon on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    email_key text not null,
    primary key (coupon_id, order_id)
  )`,
  `create index coupon_use_email on coupon_use (coupon_id, email_key)`,
  `create index coupon_use_order on coupon_use (order_id)`,
  `create index coupon_use_site on coupon_use (site_id)`,
];
