import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table account add column platform_role text check (platform_role in ('look', 'operate'))`,
  `alter table release_change add column undoes bigint references release_change`,
  `create index release_change_remote on release_change (remote, serial desc)`,
  `create function refuse_release_change_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the history of releases is only added to';
    end $$`,
  `create trigger release_change_stays before update or delete or truncate on release_change
    for each statement execute function refuse_release_change_change()`,
];

/** Accounts have roles on the platform, and the history of what is live is only added to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
