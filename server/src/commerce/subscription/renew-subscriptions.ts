import type { Database } from '../../platform/schema/database';
import { withRetries } from '../../platform/schema/with-retries';
import { postpone, renewSubscription, type Renewal } from './renew-subscription';

/** Maximum per run. */
const MOST = 100;

export interface RenewalServices extends Pick<Renewal, 'sites'> {
  readonly db: Database;
  readonly now?: Date;
}

/**
 * Makes the orders of all due subscriptions. A failure does not affect the others, and is tried again later.
 *
 * @implements SUBS-01 SUBS-02
 */
export async function renewSubscriptions({ db, sites, now = new Date() }: RenewalServices): Promise<void> {
  const due = await db
    .selectFrom('subscription')
    .select('id')
    .where('try_at', '<=', now)
    .orderBy('try_at')
    .limit(MOST)
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    const made = withRetries(() => db.transaction().execute((trx) => renewSubscription(trx, id, { sites, now })));
    await made.catch(async (error: unknown) => {
      failures.push(error);
      // If this fails too, the database is unavailable, and the subscription stays due.
      await db
        .transaction()
        .execute((trx) => postpone(trx, id, now))
        .catch((again: unknown) => failures.push(again));
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be created.`);
}
