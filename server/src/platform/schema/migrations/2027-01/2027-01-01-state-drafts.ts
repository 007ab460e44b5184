import { sql, type Kysely } from 'kysely';

/** Drafts of what the whole site has, and what it had before its owners first saved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table first_state (
    site_id uuid not null references site on delete cascade,
    kind text not null,
    part text not null default '',
    state jsonb not null,
    kept_at timestamptz not null default now(),
    primary key (site_id, kind, part)
  )`.execute(db);
  await sql`create table state_draft (
    site_id uuid not null references site on delete cascade,
    kind text not null,
    part text not null default '',
    state jsonb not null,
    base text not null,
    account_id uuid references account on delete set null,
    changed_by text not null,
    changed_at timestamptz not null default now(),
    primary key (site_id, kind, part)
  )`.execute(db);
  await sql`create index state_draft_account on state_draft (account_id)`.execute(db);
}
