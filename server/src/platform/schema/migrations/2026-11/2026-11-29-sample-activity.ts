import { sql, type Kysely } from 'kysely';

/** What was made as samples on a site, so that it can be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sample_activity (
    site_id uuid primary key references site on delete cascade,
    order_ids uuid[] not null default '{}',
    submission_ids uuid[] not null default '{}',
    record_keys uuid[] not null default '{}',
    hours jsonb not null default '[]',
    made_at timestamptz not null default now()
  )`.execute(db);
}
