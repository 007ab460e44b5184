import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table page_hit (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    visitor_id text not null,
    visit_count int not null check (visit_count > 0),
    event text not null,
    url text not null,
    data jsonb not null,
    received_at timestamptz not null default now()
  )`,
  `create index page_hit_time on page_hit (site_id, received_at)`,
];

/** Every page a visitor was shown, where the visitor allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
