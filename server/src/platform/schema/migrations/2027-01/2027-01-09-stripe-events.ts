import { sql, type Kysely } from 'kysely';

/** Stripe is asked for events that it could not tell of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stripe_account
    add column ask_at timestamptz not null default now(),
    add column asked_until timestamptz`.execute(db);
  await sql`create index stripe_account_ask on stripe_account (ask_at)`.execute(db);
}
