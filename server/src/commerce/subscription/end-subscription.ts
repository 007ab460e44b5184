import type { Transaction } from 'kysely';
import type { SubscriptionEnd } from 'shared-types/commerce/orders/subscription';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import type { Site } from '../../site/directory/site';
import { queueSubscriptionEmails } from './queue-subscription-emails';
import { NO_NEXT } from './subscription.store';

export interface EndInput {
  readonly site: Site;
  /** Public origin for links in emails. */
  readonly origin: string;
  /** One of its orders. */
  readonly orderId: string;
  readonly as: Exclude<SubscriptionEnd, 'unpaid'>;
  /** Name of the account; undefined for the buyer. */
  readonly by?: string;
}

/** `over`: no further order was due anyway. */
export type EndOutcome = 'ended' | 'over' | 'none';

/** Ends a subscription and sends an email. Waits for a concurrent renewal; repeating it has no effect. */
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
