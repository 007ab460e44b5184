import { sql, type Kysely } from 'kysely';

/** Finds the changes of carts that are old enough to be forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index cart_write_revision on cart_write (revision)`.execute(db);
}
