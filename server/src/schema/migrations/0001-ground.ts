import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table site (
    id uuid primary key,
    identifier text not null unique,
    name text not null,
    hosts text[] not null,
    locale text not null,
    currency text not null,
    profile jsonb not null,
    document_hash text not null,
    revision bigint not null default 1,
    created_at timestamptz not null default now()
  )`,
  `create table asset (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    name text not null,
    object_key text not null,
    file_name text not null,
    content_type text not null,
    width int not null,
    height int not null,
    alt text not null,
    focal_x double precision not null,
    focal_y double precision not null,
    unique (site_id, name)
  )`,
  `create table page (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    path text not null,
    page_type int not null,
    title text not null,
    description text not null,
    collection_path text,
    indexed boolean not null,
    social_asset_id uuid references asset on delete set null,
    body jsonb not null,
    unique (site_id, path)
  )`,
  `create table block (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    page_id uuid not null references page on delete cascade,
    type int not null,
    variant int,
    settings jsonb not null
  )`,
  `create index block_page on block (page_id)`,
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
    unique (site_id, slug)
  )`,
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
    unique (site_id, sku)
  )`,
  `create index variant_product on variant (product_id)`,
  `create table shipping_option (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    position int not null,
    name text not null,
    cost_cents bigint not null check (cost_cents >= 0),
    countries text[] not null
  )`,
  `create table cart (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    token_hash text not null,
    revision bigint not null default 1,
    order_id uuid,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (site_id, token_hash)
  )`,
  `create table cart_line (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    cart_id uuid not null references cart on delete cascade,
    variant_id uuid not null references variant on delete cascade,
    quantity int not null check (quantity between 1 and 999),
    added_at timestamptz not null default clock_timestamp(),
    unique (cart_id, variant_id)
  )`,
  `create table order_number (
    site_id uuid primary key references site on delete cascade,
    last_number int not null
  )`,
  `create table customer_order (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    number int not null,
    token_hash text not null,
    key text not null,
    cart_id uuid not null,
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
    total_cents bigint not null check (total_cents = subtotal_cents + shipping_cents + tax_cents - discount_cents),
    currency text not null,
    placed_at timestamptz not null default now(),
    unique (site_id, number),
    unique (site_id, key),
    unique (site_id, token_hash),
    unique (cart_id)
  )`,
  `create table order_line (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    order_id uuid not null references customer_order on delete cascade,
    variant_id uuid not null,
    position int not null,
    title text not null,
    sku text not null,
    option_values jsonb not null,
    picture jsonb,
    quantity int not null,
    unit_price_cents bigint not null,
    line_total_cents bigint not null check (line_total_cents = unit_price_cents * quantity)
  )`,
  `create index order_line_order on order_line (order_id)`,
  `create table form_submission (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    key text not null,
    page_path text not null,
    fields jsonb not null,
    details jsonb not null,
    received_at timestamptz not null default now(),
    unique (site_id, key)
  )`,
  `create table javascript_error (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    origin text not null,
    message text not null,
    report jsonb not null,
    received_at timestamptz not null default now()
  )`,
  `create index javascript_error_time on javascript_error (site_id, received_at)`,
  `create table consent_receipt (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    choice text not null check (choice in ('accepted', 'declined')),
    shown jsonb not null,
    given_at timestamptz not null default now()
  )`,
  // Unlogged: counts of some minutes need not survive a crash, and are written often.
  `create unlogged table rate_window (
    site_id uuid not null references site on delete cascade,
    bucket text not null,
    ends_at timestamptz not null,
    count int not null,
    primary key (site_id, bucket)
  )`,
  `create table artifact (
    remote text not null,
    version text not null,
    manifest jsonb not null,
    manifest_integrity text not null,
    published_at timestamptz not null default now(),
    primary key (remote, version)
  )`,
  `create table release_rule (
    remote text primary key,
    enabled boolean not null,
    renders boolean not null,
    version text,
    set_by text not null check (set_by in ('build', 'person')),
    serial bigint not null,
    foreign key (remote, version) references artifact (remote, version)
  )`,
  `create table release_change (
    serial bigint generated always as identity primary key,
    remote text not null,
    who text not null,
    reason text not null,
    before jsonb,
    after jsonb not null,
    changed_at timestamptz not null default now()
  )`,
];

/** The tables of the ground: sites and their pages, the store, orders, forms and the registry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
