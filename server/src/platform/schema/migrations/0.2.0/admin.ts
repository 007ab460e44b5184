/** Accounts, their roles, sessions and password resets, and what they have changed on a site. */
export const ADMIN: readonly string[] = [
  `create table account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    display_name text not null,
    password_hash text not null,
    platform_role text check (platform_role in ('look', 'operate')),
    created_at timestamptz not null default now()
  )`,
  `create table website_role (
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    role int not null,
    primary key (site_id, account_id, role)
  )`,
  `create index website_role_account on website_role (account_id)`,
  // The id names a session without opening it: its account ends it by this id.
  `create table account_session (
    token_hash text primary key,
    id uuid not null default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    browser text,
    platform text,
    started_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    ends_at timestamptz not null
  )`,
  `create unique index account_session_id on account_session (id)`,
  `create index account_session_account on account_session (account_id)`,
  `create index account_session_seen on account_session (seen_at)`,
  `create table account_reset_request (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null,
    origin text not null,
    locale text,
    requested_at timestamptz not null default now()
  )`,
  `create index account_reset_request_time on account_reset_request (requested_at)`,
  // An account may have several valid links at once: asking for another one ends none.
  `create table account_reset (
    token_hash text primary key,
    account_id uuid not null references account on delete cascade,
    site_id uuid not null references site on delete cascade,
    ends_at timestamptz not null
  )`,
  `create index account_reset_account on account_reset (account_id)`,
  // A new password ends every link of its account, no matter who sets it.
  `create function end_account_resets() returns trigger language plpgsql as $$
    begin
      delete from account_reset where account_id = new.id;
      return null;
    end
  $$`,
  `create trigger account_password after update of password_hash on account for each row
    when (new.password_hash is distinct from old.password_hash) execute function end_account_resets()`,
  `create table cookie_settings_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    cookies jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index cookie_settings_change_site on cookie_settings_change (site_id, id)`,
  `create index cookie_settings_change_account on cookie_settings_change (account_id)`,
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
  `create table header_footer_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    part text not null,
    header_footer jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index header_footer_change_site on header_footer_change (site_id, part, id)`,
  `create index header_footer_change_account on header_footer_change (account_id)`,
  `create table main_language_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    main_language jsonb not null,
    changed_at timestamptz not null default now()
  )`,
  `create index main_language_change_site on main_language_change (site_id, id)`,
  `create index main_language_change_account on main_language_change (account_id)`,
  // An answer without a rating was postponed. An answer outlives its account and its site.
  `create table survey_answer (
    id bigint generated always as identity primary key,
    site_id uuid references site on delete set null,
    account_id uuid references account on delete set null,
    quarter text not null,
    cohort text not null check (cohort in ('A', 'B', 'C', 'D', 'E')),
    rating int check (rating between 1 and 5),
    text text not null default '' check (length(text) <= 1000),
    answered_at timestamptz not null default now(),
    unique (account_id, quarter),
    check (rating is not null or text = '')
  )`,
  `create index survey_answer_quarter on survey_answer (quarter, cohort)`,
  `create index survey_answer_site on survey_answer (site_id)`,
];
