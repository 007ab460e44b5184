import { sql, type Kysely } from 'kysely';

/** The last change of the tags of a site, so that it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tag_change (
    site_id uuid primary key references site on delete cascade,
    id uuid not null default gen_random_uuid(),
    changed_at timestamptz not null default now(),
    changed_by text not null,
    note text not null,
    steps jsonb not null,
    former jsonb not null
  )`.execute(db);
}
