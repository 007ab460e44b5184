import { sql } from 'kysely';
import { CART_COOKIE_SECONDS } from 'shared-types/site/cookie';
import type { Database } from '../../../platform/schema/database';
import { TODAY } from './cart-row';

/** The cookies end then, counted from the last change; a day more, so that no clock takes a cart from anybody. */
const FORGOTTEN_DAYS = CART_COOKIE_SECONDS / 86_400 + 1;
/** So few that no other request waits for them. */
const BATCH = 500;
const BATCHES_MAX = 20;

/**
 * Deletes carts nobody can open any more, because their cookies have ended. Carts that have become orders stay, and one
 * that is being ordered or changed at this moment is passed over. One instance sweeps at a time, at most 10,000 carts;
 * what is left is for the next time. Answers how many are gone.
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

/** The lock ends with the transaction, so a killed instance keeps nobody from sweeping. */
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
