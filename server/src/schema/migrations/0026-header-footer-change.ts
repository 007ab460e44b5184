import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table header_footer_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    part text not null,
    header_footer jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index header_footer_change_site on header_footer_change (site_id, part, id)`,
  `create index header_footer_change_account on header_footer_change (account_id)`,
];

/** What stood above and below the pages of a site, in each of its languages, and who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
