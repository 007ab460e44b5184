/** Categories of shop pages, the products in them, and how owners change them. */
export const CATEGORIES: readonly string[] = [
  // A parent is a category of the same shop page, and siblings have different names. Both are checked at commit, since an
  // import writes categories in any order.
  `create table category (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    collection_id uuid not null references page on delete cascade,
    parent_id uuid,
    slug text not null,
    name text not null check (length(name) between 1 and 25),
    name_key text not null,
    position int not null,
    unique (collection_id, slug),
    unique (collection_id, id),
    check (parent_id <> id),
    foreign key (collection_id, parent_id) references category (collection_id, id) on delete cascade
      deferrable initially deferred,
    unique nulls not distinct (collection_id, parent_id, name_key) deferrable initially deferred
  )`,
  `create index category_site on category (site_id)`,
  `create table product_category (
    product_id uuid not null references product on delete cascade,
    category_id uuid not null references category on delete cascade,
    site_id uuid not null references site on delete cascade,
    primary key (product_id, category_id)
  )`,
  `create index product_category_category on product_category (category_id)`,
  `create index product_category_site on product_category (site_id)`,
  `create table category_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    act text not null check (act in ('added', 'renamed', 'moved', 'removed')),
    category_id uuid not null,
    name text not null,
    changed_at timestamptz not null default now()
  )`,
  `create index category_change_site on category_change (site_id, id)`,
  `create index category_change_account on category_change (account_id)`,
];
