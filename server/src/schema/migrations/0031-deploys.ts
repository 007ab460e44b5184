import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
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
  // What is sent is packed already, or soon gone: packing it once more costs time alone.
  `alter table deploy_piece alter column bytes set storage external`,
  `alter table artifact add column deployed_by text`,
];

/** Teams send builds from other machines: their tokens, what is on its way, and who sent a version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
