import { sql, type Kysely } from 'kysely';

/** Accounts that have hidden the set-up list, and indexes of what waits for owners: each page of the admin area counts it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table setup_list_hidden (
    site_id uuid not null references site on delete cascade,
    account_id uuid not null references account on delete cascade,
    hidden_at timestamptz not null default now(),
    primary key (site_id, account_id)
  )`.execute(db);
  await sql`create index setup_list_hidden_account on setup_list_hidden (account_id)`.execute(db);
  await sql`create index customer_order_unfinished on customer_order (site_id) where status <> 'fulfilled'`.execute(db);
  await sql`create index review_new on review (site_id) where state = 'new'`.execute(db);
  await sql`create index submission_step_failed on submission_step (submission_id) where state = 'failed'`.execute(db);
}
