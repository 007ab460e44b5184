import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table site_member (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    email text not null check (email = lower(email)),
    display_name text not null,
    password_hash text not null,
    areas text[] not null default '{}',
    created_at timestamptz not null default now(),
    unique (site_id, email)
  )`,
  `create table member_session (
    token_hash text primary key,
    site_id uuid not null references site on delete cascade,
    member_id uuid not null references site_member on delete cascade,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    ends_at timestamptz not null
  )`,
  `create index member_session_member on member_session (member_id)`,
  `create index member_session_seen on member_session (seen_at)`,
  `alter table page add column lock jsonb`,
];

/** A site's members, who of them is signed in, and what keeps visitors from a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
