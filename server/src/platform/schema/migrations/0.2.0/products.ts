/** Products, their variants and files, and how both change. */
export const PRODUCTS: readonly string[] = [
  `create table product (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    collection_id uuid not null references page on delete cascade,
    slug text not null,
    product_type int not null,
    workflow_status int not null,
    position int not null,
    title text not null,
    excerpt text not null,
    description_html text not null,
    picture_ids uuid[] not null,
    option_names text[] not null,
    form jsonb,
    content_hash text not null default '',
    changed_at timestamptz not null default now(),
    document_slug text,
    is_kept boolean not null default false,
    removed_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  // The slug of a removed product and the SKU of a removed variant can be used again.
  `create unique index product_slug on product (site_id, slug) where removed_at is null`,
  `create table variant (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    product_id uuid not null references product on delete cascade,
    position int not null,
    sku text not null check (length(sku) <= 60),
    price_cents bigint not null check (price_cents between 0 and 100000000),
    sale_price_cents bigint not null check (sale_price_cents between 0 and 100000000),
    on_sale boolean not null,
    qty_in_stock int not null check (qty_in_stock >= 0),
    unlimited boolean not null,
    option_values text[] not null,
    picture_id uuid references asset on delete set null,
    shipping jsonb,
    subscription_plan jsonb,
    removed_at timestamptz
  )`,
  `create unique index variant_sku on variant (site_id, sku) where removed_at is null`,
  `create index variant_product on variant (product_id)`,
  `create table product_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    product_id uuid not null references product on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    state jsonb,
    changed_at timestamptz not null default now()
  )`,
  `create index product_change_product on product_change (product_id, id)`,
  `create index product_change_site on product_change (site_id)`,
  `create index product_change_account on product_change (account_id)`,
  // No foreign keys: a row is deleted after a day, whether or not its site and variant still exist.
  `create table stock_write (
    site_id uuid not null,
    key text not null,
    variant_id uuid not null,
    how text not null,
    pieces int not null,
    made_at timestamptz not null default now(),
    primary key (site_id, key)
  )`,
  `create index stock_write_age on stock_write (made_at)`,
  `create table product_file (
    product_id uuid primary key references product on delete cascade,
    site_id uuid not null references site on delete cascade,
    id uuid not null,
    name text not null,
    sha256 text not null,
    bytes bigint not null check (bytes >= 0),
    object_key text not null unique,
    first_offered_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  `create index product_file_site on product_file (site_id)`,
  // The object of a file that was replaced, or removed with or without its product, is left to the clean-up job.
  `create function note_product_file() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.object_key = old.object_key then return null; end if;
      insert into unclaimed_object (object_key, site_id)
        select old.object_key, old.site_id where exists (select from site where id = old.site_id)
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger product_file_gone after update or delete on product_file
    for each row execute function note_product_file()`,
];
