import { sql, type Kysely } from 'kysely';

/** Who made the secret of a webhook: nobody else is shown it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table form_webhook_secret
    add column made_by uuid references account on delete set null`.execute(db);
  await sql`create index form_webhook_secret_maker on form_webhook_secret (made_by)`.execute(db);
  await sql`alter table list_connection
    add column secret_made_by uuid references account on delete set null`.execute(db);
  await sql`create index list_connection_maker on list_connection (secret_made_by)`.execute(db);
}
