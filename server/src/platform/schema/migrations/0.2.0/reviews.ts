/** Reviews of purchases, the emails that ask for them, and whether a site sends those. */
export const REVIEWS: readonly string[] = [
  // Planned when an order is fulfilled; the token exists once its email is written.
  `create table review_request (
    order_id uuid primary key references customer_order on delete cascade,
    site_id uuid not null references site on delete cascade,
    origin text not null,
    due_at timestamptz not null,
    token_hash text unique,
    ends_at timestamptz,
    check ((token_hash is null) = (ends_at is null))
  )`,
  `create index review_request_due on review_request (due_at) where token_hash is null`,
  `create index review_request_site on review_request (site_id)`,
  `create table review (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    order_line_id uuid not null unique references order_line on delete cascade,
    product_id uuid not null references product on delete cascade,
    rating int not null check (rating between 1 and 5),
    text text not null check (length(text) <= 1000),
    author text not null,
    key text not null,
    state text not null default 'new' check (state in ('new', 'published', 'hidden')),
    received_at timestamptz not null default now()
  )`,
  `create index review_list on review (site_id, received_at desc, id)`,
  `create index review_product on review (product_id) where state = 'published'`,
  `create table review_setting (
    site_id uuid primary key references site on delete cascade,
    sends_requests boolean not null,
    after_days int not null check (after_days between 1 and 60),
    account_id uuid references account on delete set null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`,
  `create index review_setting_account on review_setting (account_id)`,
];
