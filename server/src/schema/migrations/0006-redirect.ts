import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table redirect (
    site_id uuid not null references site on delete cascade,
    from_path text not null,
    target text not null,
    is_temporary boolean not null,
    primary key (site_id, from_path)
  )`,
  `alter table page
    add column content_hash text not null default '',
    add column changed_at timestamptz not null default now()`,
  `alter table product
    add column content_hash text not null default '',
    add column changed_at timestamptz not null default now()`,
];

/** Addresses of before, and when a page or a product last became another: what search engines are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
