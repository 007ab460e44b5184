import { sql, type Kysely } from 'kysely';

/** Views of lists that owners save, and the columns that they have chosen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table table_view (
    id uuid primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    table_name text not null,
    name text not null,
    query text not null,
    columns text[] not null,
    created_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index table_view_site on table_view (site_id, account_id, table_name)`.execute(db);
  await sql`create index table_view_account on table_view (account_id)`.execute(db);
  await sql`create table table_columns (
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    table_name text not null,
    columns text[] not null,
    primary key (site_id, account_id, table_name)
  )`.execute(db);
  await sql`create index table_columns_account on table_columns (account_id)`.execute(db);
}
