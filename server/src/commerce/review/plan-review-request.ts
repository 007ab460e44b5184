import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables';
import { findReviewSettings } from './review-settings.store';

/** An order that has just been fulfilled. */
interface FulfilledOrder {
  readonly siteId: string;
  readonly orderId: string;
  /** Scheme, host and port of the site, by which the letter's link begins. */
  readonly origin: string;
}

/** Plans the letter that asks for reviews of an order, in the transaction of its fulfilment, where the site sends such letters. */
export async function planReviewRequest(
  trx: Transaction<Tables>,
  { siteId, orderId, origin }: FulfilledOrder,
): Promise<void> {
  const { isAsking, afterDays } = await findReviewSettings(trx, siteId);
  if (!isAsking) return;
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
