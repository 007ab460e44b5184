import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { findReviewSettings } from './review-settings.store';

/** An order that has just been fulfilled. */
interface FulfilledOrder {
  readonly siteId: string;
  readonly orderId: string;
  /** Scheme, host and port of the site, by which the email's link begins. */
  readonly origin: string;
}

/** Schedules the email that asks for reviews of an order, in the transaction of its fulfilment, where the site sends such emails. */
export async function scheduleReviewRequest(
  trx: Transaction<Tables>,
  { siteId, orderId, origin }: FulfilledOrder,
): Promise<void> {
  const { sendsRequests, afterDays } = await findReviewSettings(trx, siteId);
  if (!sendsRequests) return;
  await trx
    .insertInto('review_request')
    .values({
      order_id: orderId,
      site_id: siteId,
      origin,
      due_at: sql<Date>`now() + make_interval(days => ${afterDays})`,
    })
    .execute();
}
