import { sql, type Kysely } from 'kysely';

/** Payment after ordering, as owners have saved it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_payments_change (
    id bigint generated always as identity primary key,
    site_id uuid not null references site on delete cascade,
    account_id uuid references account on delete set null,
    changed_by text not null,
    offline jsonb not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`create index site_payments_change_site on site_payments_change (site_id, id)`.execute(db);
  await sql`create index site_payments_change_account on site_payments_change (account_id)`.execute(db);
}
