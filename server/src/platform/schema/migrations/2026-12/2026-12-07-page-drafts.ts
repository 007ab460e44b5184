import { sql, type Kysely } from 'kysely';

/** Drafts of pages with their changes, published versions, links to drafts, and what imports leave to owners. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_video (
    site_id uuid not null references site on delete cascade,
    name text not null,
    file jsonb not null,
    primary key (site_id, name)
  )`.execute(db);
  await sql`alter table page add column is_kept boolean not null default false`.execute(db);
  await sql`create table kept_page (
    site_id uuid not null references site on delete cascade,
    document_path text not null,
    page_id uuid not null,
    primary key (site_id, document_path)
  )`.execute(db);
  await sql`create table page_draft (
    page_id uuid primary key,
    site_id uuid not null references site on delete cascade,
    content jsonb not null,
    revision int not null,
    published_revision int,
    status text not null default 'draft',
    scheduled_at timestamptz,
    scheduled_by uuid references account on delete set null,
    schedule_error text,
    account_id uuid references account on delete set null,
    changed_by text not null,
    changed_at timestamptz not null default now(),
    removed_at timestamptz,
    was_published boolean not null default false
  )`.execute(db);
  await sql`create index page_draft_site on page_draft (site_id)`.execute(db);
  await sql`create index page_draft_account on page_draft (account_id)`.execute(db);
  await sql`create index page_draft_scheduled on page_draft (scheduled_at) where scheduled_at is not null`.execute(db);
  await sql`create index page_draft_scheduled_by on page_draft (scheduled_by)`.execute(db);
  await sql`create index page_draft_removed on page_draft (removed_at) where removed_at is not null`.execute(db);
  await sql`create table page_change (
    page_id uuid not null references page_draft on delete cascade,
    revision int not null,
    site_id uuid not null references site on delete cascade,
    key uuid not null,
    account_id uuid references account on delete set null,
    changed_by text not null,
    patch jsonb not null,
    inverse jsonb not null,
    label text not null,
    undoes uuid,
    redoes uuid,
    undone int,
    changed_at timestamptz not null default now(),
    primary key (page_id, revision),
    unique (page_id, key)
  )`.execute(db);
  await sql`create index page_change_site on page_change (site_id)`.execute(db);
  await sql`create index page_change_account on page_change (account_id)`.execute(db);
  await sql`create table page_version (
    page_id uuid not null,
    number int not null,
    site_id uuid not null references site on delete cascade,
    content jsonb not null,
    account_id uuid references account on delete set null,
    published_by text,
    published_at timestamptz not null default now(),
    note text,
    primary key (page_id, number)
  )`.execute(db);
  await sql`create index page_version_site on page_version (site_id)`.execute(db);
  await sql`create index page_version_account on page_version (account_id)`.execute(db);
  await sql`create table page_presence (
    page_id uuid not null,
    account_id uuid not null references account on delete cascade,
    site_id uuid not null references site on delete cascade,
    block_id uuid,
    seen_at timestamptz not null default now(),
    primary key (page_id, account_id)
  )`.execute(db);
  await sql`create index page_presence_site on page_presence (site_id)`.execute(db);
  await sql`create index page_presence_account on page_presence (account_id)`.execute(db);
  await sql`create table preview_link (
    token_hash text primary key,
    page_id uuid not null references page_draft on delete cascade,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    until timestamptz not null
  )`.execute(db);
  await sql`create index preview_link_page on preview_link (page_id)`.execute(db);
  await sql`create index preview_link_site on preview_link (site_id)`.execute(db);
  await sql`create index preview_link_account on preview_link (account_id)`.execute(db);
}
