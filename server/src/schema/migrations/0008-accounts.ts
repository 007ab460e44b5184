import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    display_name text not null,
    password_hash text not null,
    created_at timestamptz not null default now()
  )`,
  `create table website_role (
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    role int not null,
    primary key (site_id, account_id, role)
  )`,
  `create index website_role_account on website_role (account_id)`,
  `create table account_session (
    token_hash text primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    ends_at timestamptz not null
  )`,
  `create index account_session_account on account_session (account_id)`,
  `create index account_session_seen on account_session (seen_at)`,
  `create index form_submission_time on form_submission (site_id, received_at desc, id)`,
];

/** Who may sign in, where and as what; and who is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
