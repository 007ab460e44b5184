import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table account_session
    add column id uuid not null default gen_random_uuid(),
    add column browser text,
    add column platform text`,
  `create unique index account_session_id on account_session (id)`,
];

/**
 * Sessions have an id that opens nothing, by which their account ends them, and the browser they were begun in. Of those of
 * before, and of those a server of before begins meanwhile, the browser is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
