import type { Database } from '../../../platform/schema/database';
import { REMEMBERED_MS } from './cart-change';

/** Forgets changes of carts that nobody sends again any more. Answers how many. */
export async function sweepCartWrites(db: Database): Promise<number> {
  // The revision of a change is the time at which it was made.
  const old = Date.now() - REMEMBERED_MS;
  const { numDeletedRows } = await db.deleteFrom('cart_write').where('revision', '<', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
