import { sql, type Kysely } from 'kysely';

/** How a site stands with its plan: as with `status`, whoever runs it says so, and no document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site add column website_status text not null default 'none'
      check (website_status in ('none', 'trial', 'paid', 'comped', 'past-due', 'expired'))`.execute(db);
}
