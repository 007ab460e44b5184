import { sql, type Kysely } from 'kysely';

/** Redirects that owners enter and remove, and how often each is used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redirect add column is_owners boolean not null default false`.execute(db);
  await sql`create table redirect_hit (
    site_id uuid not null references site on delete cascade,
    from_path text not null,
    hits integer not null,
    last_at timestamptz not null,
    primary key (site_id, from_path)
  )`.execute(db);
  await sql`create table removed_redirect (
    site_id uuid not null references site on delete cascade,
    from_path text not null,
    primary key (site_id, from_path)
  )`.execute(db);
}
