/** Published versions of remotes, which of them are live, and builds that are being uploaded. */
export const REGISTRY: readonly string[] = [
  `create table artifact (
    remote text not null,
    version text not null,
    manifest_bytes bytea,
    signature text,
    signed_by text,
    published_at timestamptz not null default now(),
    deployed_by text,
    primary key (remote, version)
  )`,
  `create table release_rule (
    remote text primary key,
    enabled boolean not null,
    renders boolean not null,
    version text,
    set_by text not null check (set_by in ('build', 'person')),
    canary jsonb,
    pins jsonb not null default '{}',
    off_at text[] not null default '{}',
    serial bigint not null,
    foreign key (remote, version) references artifact (remote, version)
  )`,
  `create table release_change (
    serial bigint generated always as identity primary key,
    remote text not null,
    who text not null,
    reason text not null,
    before jsonb,
    after jsonb not null,
    undoes bigint references release_change,
    changed_at timestamptz not null default now()
  )`,
  `create index release_change_remote on release_change (remote, serial desc)`,
  `create function refuse_release_change_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the history of releases is only added to';
    end $$`,
  `create trigger release_change_stays before update or delete or truncate on release_change
    for each statement execute function refuse_release_change_change()`,
  `create table deploy_token (
    id uuid primary key default gen_random_uuid(),
    remote text not null,
    name text not null,
    token_hash text not null unique,
    made_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    last_used_at timestamptz
  )`,
  `create table deploy (
    id uuid primary key default gen_random_uuid(),
    remote text not null,
    version text not null,
    manifest bytea not null,
    manifest_integrity text not null,
    signature text,
    wanted jsonb not null,
    touched_at timestamptz not null default now(),
    unique (remote, version, manifest_integrity)
  )`,
  `create index deploy_touched on deploy (touched_at)`,
  `create table deploy_piece (
    deploy_id uuid not null references deploy on delete cascade,
    integrity text not null,
    start integer not null,
    bytes bytea not null,
    primary key (deploy_id, integrity, start)
  )`,
  // Uploads are compressed or short-lived: compressing them again would only cost time. PostgreSQL 15 can set this only here.
  `alter table deploy_piece alter column bytes set storage external`,
];
