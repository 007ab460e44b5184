import { sql, type Kysely } from 'kysely';

/** Invitations to a site's team, two-step sign-in of accounts, changes of their addresses, and what was changed about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table website_role add column signed_in_at timestamptz`.execute(db);
  await sql`alter table account_session add column confirmed_at timestamptz not null default now()`.execute(db);
  await sql`update account_session set confirmed_at = started_at`.execute(db);
  await addInvitations(db);
  await addSecondSteps(db);
  await addPendingSignIns(db);
  await addChanges(db);
}

async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await sql`create table team_invitation (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null check (email = lower(email)),
    role int not null,
    token_hash text not null unique,
    email_id uuid references mail_outbox on delete set null,
    invited_by text not null,
    sent_at timestamptz not null default now(),
    ends_at timestamptz not null,
    accepted_at timestamptz,
    withdrawn_at timestamptz
  )`.execute(db);
  await sql`create unique index team_invitation_open on team_invitation (site_id, email)
    where accepted_at is null and withdrawn_at is null`.execute(db);
  await sql`create index team_invitation_email on team_invitation (email_id)`.execute(db);
  // Roles whose accounts must use two-step sign-in.
  await sql`create table two_step_role (
    site_id uuid not null references site on delete cascade,
    role int not null,
    primary key (site_id, role)
  )`.execute(db);
}

async function addSecondSteps(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_authenticator (
    account_id uuid primary key references account on delete cascade,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0
  )`.execute(db);
  await sql`create table account_passkey (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    host text not null,
    credential_id text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    added_at timestamptz not null default now(),
    used_at timestamptz,
    unique (host, credential_id)
  )`.execute(db);
  await sql`create index account_passkey_account on account_passkey (account_id)`.execute(db);
  await sql`create table account_recovery_code (
    account_id uuid not null references account on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`.execute(db);
  // A new set, until its account has seen it.
  await sql`create table account_unshown_codes (
    account_id uuid primary key references account on delete cascade,
    codes text not null,
    ends_at timestamptz not null
  )`.execute(db);
}

async function addPendingSignIns(db: Kysely<unknown>): Promise<void> {
  // Secret: of an authenticator that is set up during the sign-in.
  await sql`create table pending_sign_in (
    token_hash text primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    leads_to text not null,
    secret text,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index pending_sign_in_account on pending_sign_in (account_id)`.execute(db);
  await sql`create table passkey_challenge (
    challenge text primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete cascade,
    ends_at timestamptz not null
  )`.execute(db);
  await sql`create index passkey_challenge_account on passkey_challenge (account_id)`.execute(db);
  // A new password ends every sign-in that the former one has begun.
  await sql`create function end_pending_sign_ins() returns trigger language plpgsql as $$
    begin
      delete from pending_sign_in where account_id = new.id;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger account_password_pending after update of password_hash on account for each row
    when (new.password_hash is distinct from old.password_hash) execute function end_pending_sign_ins()`.execute(db);
  await sql`create table account_email_change (
    account_id uuid primary key references account on delete cascade,
    site_id uuid not null references site on delete cascade,
    email text not null check (email = lower(email)),
    token_hash text not null unique,
    ends_at timestamptz not null
  )`.execute(db);
}

async function addChanges(db: Kysely<unknown>): Promise<void> {
  await sql`create table team_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    act text not null,
    subject text not null,
    role int,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index team_change_site on team_change (site_id, id)`.execute(db);
  await sql`create index team_change_account on team_change (account_id)`.execute(db);
}
