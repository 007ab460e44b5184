/** Carts, their lines, and the changes that are remembered so that none is made twice. */
export const CARTS: readonly string[] = [
  // The index of old carts holds the day of the last change and not its time, and each page keeps room for new versions of
  // its rows: most changes of a cart then write to no index (decision 64).
  `create table cart (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    token_hash text not null,
    revision bigint not null default 1,
    order_id uuid,
    opener_hash text,
    opener_salt text,
    place jsonb,
    shipping_option_id uuid,
    coupon_codes text[] not null default '{}',
    created_at timestamptz not null default now(),
    changed_on date not null default (now() at time zone 'UTC')::date,
    unique (site_id, token_hash)
  ) with (fillfactor = 85)`,
  `create index cart_opener on cart (site_id, opener_hash) where order_id is null`,
  `create index cart_age on cart (changed_on) where order_id is null`,
  // site_id is no foreign key here: a change of a cart must not lock the row of its site. Lines are deleted with their cart.
  `create table cart_line (
    id uuid primary key,
    site_id uuid not null,
    cart_id uuid not null references cart on delete cascade,
    variant_id uuid not null references variant on delete cascade,
    quantity int not null check (quantity between 1 and 999),
    answers jsonb,
    added_at timestamptz not null default clock_timestamp(),
    unique (cart_id, variant_id)
  )`,
  // No foreign keys: a row is deleted after a day, whether or not its cart still exists.
  `create table cart_write (
    cart_id uuid not null,
    site_id uuid not null,
    identity text not null,
    title text not null,
    revision bigint not null,
    primary key (cart_id, identity)
  )`,
  // Finds the rows that are old enough to be deleted: a revision is also a time.
  `create index cart_write_revision on cart_write (revision)`,
];
