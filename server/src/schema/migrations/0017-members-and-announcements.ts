import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Nobody has chosen one yet who has only been invited.
  `alter table site_member
    alter column password_hash drop not null,
    add column disabled_at timestamptz,
    add column locale text,
    add column revision int not null default 1`,
  `create index site_member_list on site_member (site_id, lower(display_name), id)`,
  `create table member_reset_request (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null,
    origin text not null,
    locale text,
    asked_at timestamptz not null default now()
  )`,
  `create index member_reset_request_time on member_reset_request (asked_at)`,
  `create table member_reset (
    member_id uuid primary key references site_member on delete cascade,
    site_id uuid not null references site on delete cascade,
    token_hash text not null unique,
    ends_at timestamptz not null
  )`,
  `alter table account_reset_request add column locale text`,
  `create table announcement_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    announcement jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index announcement_change_site on announcement_change (site_id, id)`,
  `create index announcement_change_account on announcement_change (account_id)`,
];

/** Members who are invited, switched off, and forget their passwords; what a site has announced, and who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
