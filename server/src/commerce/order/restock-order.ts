import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/**
 * Returns the pieces of an order to stock; deleted variants are skipped. Locks in the order of ids, as checkouts do. True
 * if any stock changed.
 */
export async function restockOrder(trx: Transaction<Tables>, orderId: string): Promise<boolean> {
  const taken = trx
    .selectFrom('order_line')
    .select('variant_id')
    .where('order_id', '=', orderId)
    .where('took_stock', '=', true);
  const variants = await trx
    .selectFrom('variant')
    .select('id')
    .where('id', 'in', taken)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (variants.length === 0) return false;
  await sql`update variant set qty_in_stock = qty_in_stock + back.quantity
    from (select variant_id, sum(quantity) as quantity from order_line
      where order_id = ${orderId} and took_stock group by variant_id) as back
    where variant.id = back.variant_id`.execute(trx);
  return true;
}
