import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product add column created_at timestamptz`,
  // The best that is known of products from before: they are no newer than their last change.
  `update product set created_at = changed_at`,
  `alter table product alter column created_at set default now(), alter column created_at set not null`,
];

/** Products know when they were added, by which shops sort the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
