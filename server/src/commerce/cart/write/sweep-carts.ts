import { sql } from 'kysely';
import { CART_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { Database } from '../../../platform/schema/database';
import { TODAY } from './cart-row';
import { REMEMBERED_MS } from './cart-change';

/** When the cookies end, counted from the last change, plus a day for differences of clocks. */
const FORGOTTEN_DAYS = CART_COOKIE_SECONDS / 86_400 + 1;
/** Small, so that other requests need not wait. */
const BATCH = 500;
const BATCHES_MAX = 20;

/**
 * Deletes carts whose cookies have ended. Ordered carts stay, and carts that are locked are skipped. One instance sweeps at
 * a time, at most 10,000 carts per run. Returns their number.
 */
export async function sweepCarts(db: Database, batch = BATCH): Promise<number> {
  let swept = 0;
  for (let count = 0; count < BATCHES_MAX; count += 1) {
    const gone = await sweepBatch(db, batch);
    swept += gone;
    if (gone < batch) break;
  }
  return swept;
}

/** The lock ends with the transaction, so a killed instance does not block others. */
function sweepBatch(db: Database, batch: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('sweep carts', 0)) as "isOurs"`.execute(trx);
    if (!rows[0]?.isOurs) return 0;
    const forgotten = trx
      .selectFrom('cart')
      .select('id')
      .where('order_id', 'is', null)
      .where('changed_on', '<', sql<Date>`${TODAY} - ${FORGOTTEN_DAYS}::int`)
      .limit(batch)
      .forUpdate()
      .skipLocked();
    const gone = await trx.deleteFrom('cart').where('id', 'in', forgotten).executeTakeFirst();
    return Number(gone.numDeletedRows);
  });
}

/** Deletes remembered changes that are too old to be repeated. Returns their number. */
export async function sweepCartWrites(db: Database): Promise<number> {
  // The revision of a change is its time.
  const old = Date.now() - REMEMBERED_MS;
  const { numDeletedRows } = await db.deleteFrom('cart_write').where('revision', '<', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
