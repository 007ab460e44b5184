import { sql, type Kysely } from 'kysely';

/**
 * The library of a site's files: pictures are rows of `asset`, all other files rows of `site_file`, with the same columns for
 * what owners change. Uploads to the library, and the pieces of those that are not complete.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['asset', 'site_file'])
    await sql`alter table ${sql.table(table)}
      add column title text,
      add column folder text not null default '',
      add column changed_at timestamptz,
      add column binned_at timestamptz`.execute(db);
  await sql`alter table asset
    add column original_key text,
    add column edit jsonb,
    add check ((original_key is null) = (edit is null))`.execute(db);
  await sql`alter table site_file
    add column uploaded_as text,
    add column source_hash text,
    add column uploaded_at timestamptz,
    add column unused_since timestamptz`.execute(db);
  await sql`create unique index site_file_source on site_file (site_id, source_hash) where source_hash is not null`.execute(
    db,
  );
  // The search of the admin area; see the migration `2026-12-05-admin-search`.
  await sql`create index asset_entry on asset using gin (
    entry_vector(site_id, coalesce(title, uploaded_as, name) || ' ' || alt)) where binned_at is null`.execute(db);
  await sql`create index site_file_entry on site_file using gin (
    entry_vector(site_id, coalesce(title, uploaded_as, name))) where binned_at is null`.execute(db);
  await sql`create table file_upload (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    name text not null,
    bytes bigint not null check (bytes > 0),
    received bigint not null default 0 check (received between 0 and bytes),
    modified_ms bigint not null default 0,
    replaces_id uuid,
    folder text not null default '',
    state text not null default 'sending' check (state in ('sending', 'processing', 'done', 'failed', 'cancelled')),
    problem text,
    file_id uuid,
    tries int not null default 0,
    due_at timestamptz,
    created_at timestamptz not null default now(),
    check ((state = 'processing') = (due_at is not null)),
    check ((state = 'done') = (file_id is not null)),
    check ((state = 'failed') = (problem is not null))
  )`.execute(db);
  await sql`create index file_upload_account on file_upload (site_id, account_id)`.execute(db);
  await sql`create index file_upload_account_only on file_upload (account_id)`.execute(db);
  await sql`create index file_upload_due on file_upload (due_at) where due_at is not null`.execute(db);
  await sql`create table file_upload_piece (
    upload_id uuid not null references file_upload on delete cascade,
    site_id uuid not null references site on delete cascade,
    starts_at bigint not null,
    object_key text not null unique,
    primary key (upload_id, starts_at)
  )`.execute(db);
  await sql`create index file_upload_piece_site on file_upload_piece (site_id)`.execute(db);
  // Written for the pieces of forms; it notes the object of any row with `object_key` and `site_id`.
  await sql`create trigger file_upload_piece_gone after delete on file_upload_piece
    for each row execute function note_form_upload()`.execute(db);
}
