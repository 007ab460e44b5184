import { sql, type Transaction } from 'kysely';
import type { CartEntry } from 'shared-types/commerce/cart';
import type { Tables } from '../../../platform/schema/tables';

/** Takes pieces out of the stock of locked variants. True if any stock changed; unlimited stock does not. */
export async function takeStock(
  trx: Transaction<Tables>,
  lines: readonly Pick<CartEntry, 'variantId' | 'quantity' | 'available'>[],
): Promise<boolean> {
  const counted = lines.filter((line) => line.available !== undefined);
  if (counted.length === 0) return false;
  const ids = counted.map((line) => line.variantId);
  const quantities = counted.map((line) => line.quantity);
  await sql`update variant set qty_in_stock = qty_in_stock - taken.quantity
    from unnest(${ids}::uuid[], ${quantities}::int[]) as taken(id, quantity)
    where variant.id = taken.id`.execute(trx);
  return true;
}
