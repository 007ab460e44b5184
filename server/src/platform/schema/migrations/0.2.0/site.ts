/** Sites with their pages, blocks, pictures and redirects. */
export const SITE: readonly string[] = [
  // Who runs the server sets both statuses, so they are columns and not part of the imported document.
  `create table site (
    id uuid primary key,
    identifier text not null unique,
    name text not null,
    hosts text[] not null,
    locale text not null,
    currency text not null,
    status text not null default 'none' check (status in ('none', 'resold', 'resold-grace-period')),
    website_status text not null default 'none'
      check (website_status in ('none', 'trial', 'paid', 'comped', 'past-due', 'expired')),
    profile jsonb not null,
    document_hash text not null,
    is_sample boolean not null default true,
    revision bigint not null default 1,
    stock_revision bigint not null default 1,
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
    uploaded_as text,
    source_hash text,
    bytes bigint not null default 0,
    uploaded_at timestamptz,
    unused_since timestamptz,
    unique (site_id, name)
  )`,
  // A site stores each uploaded file once.
  `create unique index asset_source on asset (site_id, source_hash) where source_hash is not null`,
  // Stored objects that no row uses yet, or no row uses any more.
  `create table unclaimed_object (
    object_key text primary key,
    site_id uuid not null references site on delete cascade,
    since timestamptz not null default now()
  )`,
  `create index unclaimed_object_since on unclaimed_object (since)`,
  `create index unclaimed_object_site on unclaimed_object (site_id)`,
  `create table page (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    path text not null,
    page_type int not null,
    title text not null,
    description text not null,
    collection_path text,
    indexed boolean not null,
    lock jsonb,
    social_asset_id uuid references asset on delete set null,
    body jsonb not null,
    content_hash text not null default '',
    changed_at timestamptz not null default now(),
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
  `create table redirect (
    site_id uuid not null references site on delete cascade,
    from_path text not null,
    target text not null,
    is_temporary boolean not null,
    is_kept boolean not null default false,
    primary key (site_id, from_path)
  )`,
];
