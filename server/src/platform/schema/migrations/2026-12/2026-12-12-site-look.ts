import { sql, type Kysely } from 'kysely';

/** A site's logo, icon and layout as its owners have saved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_look_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    look jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index site_look_change_site on site_look_change (site_id, id)`.execute(db);
  await sql`create index site_look_change_account on site_look_change (account_id)`.execute(db);
}
