import { sql, type Kysely } from 'kysely';

/** A site's name, time zone, addresses and units as its owners have saved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_settings_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    settings jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index site_settings_change_site on site_settings_change (site_id, id)`.execute(db);
  await sql`create index site_settings_change_account on site_settings_change (account_id)`.execute(db);
}
