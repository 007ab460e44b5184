import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';

/**
 * Puts the pieces of an order back into the stock they were taken from. Variants that are gone meanwhile are passed over.
 * They are locked in the order of ids, as by anyone who orders. Answers whether any stock changed.
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
