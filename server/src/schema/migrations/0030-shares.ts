import { sql, type Kysely } from 'kysely';

/** Some visitors, and some sites, have another version of a remote than the others, or none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_rule add column canary jsonb, add column pins jsonb not null default '{}',
    add column off_at text[] not null default '{}'`.execute(db);
}
