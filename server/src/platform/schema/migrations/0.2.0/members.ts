/** Members of a site, their sessions and password resets. */
export const MEMBERS: readonly string[] = [
  // An invited member has no password until choosing one.
  `create table site_member (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    email text not null check (email = lower(email)),
    display_name text not null,
    password_hash text,
    areas text[] not null default '{}',
    created_at timestamptz not null default now(),
    disabled_at timestamptz,
    locale text,
    revision int not null default 1,
    unique (site_id, email)
  )`,
  `create index site_member_list on site_member (site_id, lower(display_name), id)`,
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
  `create table member_reset_request (
    id uuid primary key default gen_random_uuid(),
    site_id uuid not null references site on delete cascade,
    email text not null,
    origin text not null,
    locale text,
    requested_at timestamptz not null default now()
  )`,
  `create index member_reset_request_time on member_reset_request (requested_at)`,
  // A member may have several valid links at once: asking for another one ends none.
  `create table member_reset (
    token_hash text primary key,
    member_id uuid not null references site_member on delete cascade,
    site_id uuid not null references site on delete cascade,
    ends_at timestamptz not null
  )`,
  `create index member_reset_member on member_reset (member_id)`,
  // A new password ends every link of its member, no matter who sets it.
  `create function end_member_resets() returns trigger language plpgsql as $$
    begin
      delete from member_reset where member_id = new.id;
      return null;
    end
  $$`,
  `create trigger site_member_password after update of password_hash on site_member for each row
    when (new.password_hash is distinct from old.password_hash) execute function end_member_resets()`,
];
