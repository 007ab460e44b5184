import { sql, type Kysely } from 'kysely';

/** The code that owners add to their pages, as they have saved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_code_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    code jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index site_code_change_site on site_code_change (site_id, id)`.execute(db);
  await sql`create index site_code_change_account on site_code_change (account_id)`.execute(db);
}
