import { sql, type Kysely } from 'kysely';

/** Files of products that owners have sent, with what is to be saved of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_import (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    file_name text not null,
    checked jsonb not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index product_import_site on product_import (site_id, account_id)`.execute(db);
  await sql`create index product_import_account on product_import (account_id)`.execute(db);
  await sql`create table product_import_item (
    import_id uuid not null references product_import on delete cascade,
    number integer not null,
    product_id uuid not null,
    is_new boolean not null,
    line integer not null,
    title text not null,
    fields jsonb not null,
    base text not null,
    outcome text,
    reason text,
    primary key (import_id, number)
  )`.execute(db);
}
