import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table cookie_settings_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    cookies jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index cookie_settings_change_site on cookie_settings_change (site_id, id)`,
  `create index cookie_settings_change_account on cookie_settings_change (account_id)`,
];

/** How a site has asked for consent, and who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
