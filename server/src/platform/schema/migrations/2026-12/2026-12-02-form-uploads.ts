import { sql, type Kysely } from 'kysely';

/**
 * Files that visitors send with forms, and the pieces of those that are not complete. What is deleted with a submission or by
 * itself leaves its object to the clean-up job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_upload (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    field_id text not null,
    key text not null,
    name text not null,
    bytes bigint not null check (bytes > 0),
    received bigint not null default 0 check (received between 0 and bytes),
    content_type text,
    sha256 text,
    object_key text unique,
    submission_id uuid references form_submission on delete cascade,
    place int,
    created_at timestamptz not null default now(),
    check ((object_key is null) = (sha256 is null) and (object_key is null) = (content_type is null)),
    check (submission_id is null or object_key is not null)
  )`.execute(db);
  await sql`create index form_upload_key on form_upload (site_id, key)`.execute(db);
  await sql`create index form_upload_submission on form_upload (submission_id)`.execute(db);
  await sql`create index form_upload_unclaimed on form_upload (created_at) where submission_id is null`.execute(db);
  await sql`create table form_upload_piece (
    upload_id uuid not null references form_upload on delete cascade,
    site_id uuid not null references site on delete cascade,
    starts_at bigint not null,
    object_key text not null unique,
    primary key (upload_id, starts_at)
  )`.execute(db);
  await sql`create index form_upload_piece_site on form_upload_piece (site_id)`.execute(db);
  await sql`create function note_form_upload() returns trigger language plpgsql as $$
    begin
      insert into unclaimed_object (object_key, site_id)
        select old.object_key, old.site_id
        where old.object_key is not null and exists (select from site where id = old.site_id)
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger form_upload_gone after delete on form_upload
    for each row execute function note_form_upload()`.execute(db);
  await sql`create trigger form_upload_piece_gone after delete on form_upload_piece
    for each row execute function note_form_upload()`.execute(db);
}
