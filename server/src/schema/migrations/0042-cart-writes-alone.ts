import { sql, type Kysely } from 'kysely';

/**
 * A remembered change of a cart no longer locks the row of its cart when it is written: it is forgotten after a day,
 * whether the cart is there then or not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_write drop constraint cart_write_cart_id_fkey`.execute(db);
}
