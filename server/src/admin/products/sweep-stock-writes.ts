import { REMEMBERED_MS } from '../../commerce/cart/write/cart-change';
import type { Database } from '../../platform/schema/database';

/** Deletes records of old stock changes, and returns their number. */
export async function sweepStockWrites(db: Database): Promise<number> {
  const old = new Date(Date.now() - REMEMBERED_MS);
  const { numDeletedRows } = await db.deleteFrom('stock_write').where('made_at', '<', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
