import { sql, type Kysely } from 'kysely';

/** The mailing list that an owner has connected a form to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table form_list (
    site_id uuid not null references site on delete cascade,
    form_id uuid not null,
    list_id uuid references mailing_list on delete cascade,
    primary key (site_id, form_id)
  )`.execute(db);
}
