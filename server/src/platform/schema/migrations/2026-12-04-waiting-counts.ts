import { sql, type Kysely } from 'kysely';

/** Every page of the admin area counts the orders and reviews that wait for somebody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index customer_order_open on customer_order (site_id) where status = 'open'`.execute(db);
  await sql`create index review_new on review (site_id) where state = 'new'`.execute(db);
}
