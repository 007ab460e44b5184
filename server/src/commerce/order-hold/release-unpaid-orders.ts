import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { SiteDirectory } from '../../site/directory/site-directory';
import { changeOrderIn } from '../order/change-order';
import { endHold } from './order-hold.store';
import { releaseOf } from './release-of';
import { UNPAID_WINDOW_MS } from './unpaid-limit';

/** Maximum per run. */
const MOST = 200;

export interface ReleaseServices {
  readonly db: Database;
  readonly sites: Pick<SiteDirectory, 'byId'>;
}

/**
 * Cancels orders that were not paid in time: their items return to stock, and their buyers are notified. Each is one
 * transaction that locks its order, so interrupted or concurrent runs do nothing twice. An order that fails is tried again
 * in the next run.
 */
export async function releaseUnpaidOrders({ db, sites }: ReleaseServices): Promise<void> {
  await forgetCounted(db);
  const [tried, failures]: [string[], unknown[]] = [[], []];
  while (tried.length < MOST) {
    // A retried transaction may find another order; only its last attempt counts.
    let found: string | undefined;
    const release = { tried, sites, onFound: (id: string | undefined) => void (found = id) };
    await withRetries(() => db.transaction().execute((trx) => releaseNext(trx, release))).catch(
      (error: unknown) => void failures.push(error),
    );
    // None is due, or the database is unavailable.
    if (found === undefined) break;
    tried.push(found);
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} unpaid orders could not be released.`);
}

interface Release extends Pick<ReleaseServices, 'sites'> {
  /** Orders already tried in this run. */
  readonly tried: readonly string[];
  /** Called with the next order; undefined if none is due. */
  readonly onFound: (id: string | undefined) => void;
}

async function releaseNext(trx: Transaction<Tables>, { tried, sites, onFound }: Release): Promise<void> {
  const due = await trx
    .selectFrom('customer_order')
    .innerJoin('order_hold', 'order_hold.order_id', 'customer_order.id')
    .select(['customer_order.id', 'customer_order.site_id as siteId', 'order_hold.origin'])
    .where('held_until', '<=', sql<Date>`now()`)
    .where('released_at', 'is', null)
    .$if(tried.length > 0, (query) => query.where('customer_order.id', 'not in', tried))
    .orderBy('held_until')
    .limit(1)
    .forUpdate('customer_order')
    .skipLocked()
    .executeTakeFirst();
  onFound(due?.id);
  const site = due && (await sites.byId(due.siteId));
  if (!site) return;
  const released = await changeOrderIn(trx, releaseOf({ site, orderId: due.id, origin: due.origin }));
  // Paid, fulfilled or cancelled meanwhile.
  if (!released.ok) await endHold(trx, { siteId: due.siteId, orderId: due.id, isPaid: false });
}

/** Hashes of network addresses are deleted when they no longer count. */
async function forgetCounted(db: Database): Promise<void> {
  await db
    .updateTable('order_hold')
    .set({ counted: [] })
    .where('counted', '<>', sql<string[]>`'{}'`)
    .where('placed_at', '<', sql<Date>`now() - make_interval(secs => ${UNPAID_WINDOW_MS / 1000})`)
    .execute();
}
