import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { findReviewSettings } from './review-settings.store';

interface FulfilledOrder {
  readonly siteId: string;
  readonly orderId: string;
  /** Public origin for the link. */
  readonly origin: string;
}

/** Schedules the review request of an order, in the transaction of its fulfilment, if the site sends requests. */
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
