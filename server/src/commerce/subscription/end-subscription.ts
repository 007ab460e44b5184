import type { Transaction } from 'kysely';
import type { SubscriptionEnd } from 'shared-types/commerce/subscription';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { Site } from '../../site/directory/site';
import { queueSubscriptionEmails } from './queue-subscription-emails';
import { NO_NEXT } from './subscription.store';

/** Whose subscription is to end, and by whom. */
export interface EndInput {
  readonly site: Site;
  /** Scheme, host and port that emails' links begin with. */
  readonly origin: string;
  /** One of its orders. */
  readonly orderId: string;
  readonly as: Exclude<SubscriptionEnd, 'unpaid'>;
  /** What the account is called that wants it; absent for the buyer. */
  readonly by?: string;
}

/** How that ended: `over` where nothing more would have come anyway. */
export type EndOutcome = 'ended' | 'over' | 'none';

/**
 * Ends a subscription, with the email that says so. Anyone who makes an order of it at the same moment is waited for; asked for
 * once more, it has ended already.
 */
export function endSubscription(db: Database, input: EndInput): Promise<EndOutcome> {
  return withRetries(() => db.transaction().execute((trx) => end(trx, input)));
}

async function end(trx: Transaction<Tables>, { site, origin, orderId, as, by = '' }: EndInput): Promise<EndOutcome> {
  const row = await trx
    .selectFrom('subscription')
    .innerJoin('subscription_order', 'subscription_id', 'subscription.id')
    .select(['subscription.id', 'ended_as', 'next_cycle'])
    .where('order_id', '=', orderId)
    .where('subscription.site_id', '=', site.id)
    .forUpdate('subscription')
    .executeTakeFirst();
  if (!row) return 'none';
  if (row.next_cycle === null) return row.ended_as === null ? 'over' : 'ended';
  await trx
    .updateTable('subscription')
    .set({ ...NO_NEXT, ended_as: as, ended_by: by })
    .where('id', '=', row.id)
    .execute();
  await queueSubscriptionEmails(trx, { site, origin, subscriptionId: row.id, orderId, kind: as });
  return 'ended';
}
