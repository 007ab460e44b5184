import { sql, type Kysely } from 'kysely';

/** When, where and how a site's popup is shown, as its owners have saved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_popup_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    popup jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index site_popup_change_site on site_popup_change (site_id, id)`.execute(db);
  await sql`create index site_popup_change_account on site_popup_change (account_id)`.execute(db);
}
