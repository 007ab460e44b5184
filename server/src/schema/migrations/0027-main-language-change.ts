import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table main_language_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    main_language jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index main_language_change_site on main_language_change (site_id, id)`,
  `create index main_language_change_account on main_language_change (account_id)`,
];

/** Which languages a site has called its own, and who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
