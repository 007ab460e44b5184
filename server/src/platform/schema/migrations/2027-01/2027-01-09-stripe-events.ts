import { sql, type Kysely } from 'kysely';

/** Events of Stripe are polled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stripe_account
    add column poll_at timestamptz not null default now(),
    add column polled_until timestamptz`.execute(db);
  await sql`create index stripe_account_poll on stripe_account (poll_at)`.execute(db);
}
