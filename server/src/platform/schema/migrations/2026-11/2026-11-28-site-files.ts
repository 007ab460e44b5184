import { sql, type Kysely } from 'kysely';

/** Videos of a site and their captions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_file (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    name text not null,
    object_key text not null,
    file_name text not null,
    content_type text not null,
    bytes bigint not null,
    unique (site_id, name)
  )`.execute(db);
}
