import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table asset
    add column uploaded_as text,
    add column source_hash text,
    add column bytes bigint not null default 0,
    add column uploaded_at timestamptz,
    add column unused_since timestamptz`,
  `create unique index asset_source on asset (site_id, source_hash) where source_hash is not null`,
  `create table unclaimed_object (
    object_key text primary key,
    site_id uuid not null references site on delete cascade,
    since timestamptz not null default now()
  )`,
  `create index unclaimed_object_since on unclaimed_object (since)`,
  `create index unclaimed_object_site on unclaimed_object (site_id)`,
];

/** Pictures that owners upload, each once by what its file holds; and bytes that belong to no picture yet, or to none any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
