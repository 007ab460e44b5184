import { sql, type Kysely } from 'kysely';

/**
 * Whether a site is as the samples of the server made it. One that somebody has imported is not made a sample again when the
 * server starts. Sites of before count as samples, as they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site add column is_sample boolean not null default true`.execute(db);
}
