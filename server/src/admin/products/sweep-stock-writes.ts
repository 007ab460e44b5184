import { REMEMBERED_MS } from '../../commerce/cart/write/cart-change';
import type { Database } from '../../platform/schema/database';

/** Forgets changes of stocks that nobody sends again any more. Answers how many. */
export async function sweepStockWrites(db: Database): Promise<number> {
  const old = new Date(Date.now() - REMEMBERED_MS);
  const { numDeletedRows } = await db.deleteFrom('stock_write').where('made_at', '<', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
