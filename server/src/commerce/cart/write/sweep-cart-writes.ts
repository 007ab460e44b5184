import type { Database } from '../../../platform/schema/database';
import { REMEMBERED_MS } from './cart-change';

/** Deletes remembered changes that are too old to be repeated. Returns their number. */
export async function sweepCartWrites(db: Database): Promise<number> {
  // The revision of a change is its time.
  const old = Date.now() - REMEMBERED_MS;
  const { numDeletedRows } = await db.deleteFrom('cart_write').where('revision', '<', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
