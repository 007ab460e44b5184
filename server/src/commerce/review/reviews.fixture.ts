import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { Orders } from '../checkout/orders.fixture';
import { change, placeOne } from '../order/changes.fixture';
import { reviewRequestLoader } from './request.loader';
import { writeReviewEmails } from './write-review-emails';

/** An order whose buyer has been asked for reviews. */
export interface ReviewableOrder {
  readonly orderId: string;
  /** The secret in the email's link. */
  readonly token: string;
  /** Path of that link. */
  readonly path: string;
  /** Ids of the lines of the order. */
  readonly lines: readonly string[];
}

/** Fulfils an order; its email is due at once. */
export async function fulfil(orders: Orders, orderId: string): Promise<void> {
  await change(orders, orderId, { change: { kind: 'fulfilled' } });
  await makeDue(orders, orderId);
}

/** Lets the days pass until an order's email is to be written. */
export async function makeDue({ store: { db } }: Orders, orderId: string): Promise<void> {
  await db
    .updateTable('review_request')
    .set({ due_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Places an order, fulfils it, and has its email written. */
export async function requestReviews(orders: Orders, over: Record<string, unknown> = {}): Promise<ReviewableOrder> {
  const orderId = await placeOne(orders, over);
  await fulfil(orders, orderId);
  await writeReviewEmails(orders.store.db);
  const { db } = orders.store;
  const about = `review request ${orderId}`;
  const { body } = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('about', '=', about)
    .executeTakeFirstOrThrow();
  const token = /\/checkout\/review\/([\w-]+)/.exec(body ?? '')?.[1] ?? '';
  const path = STORE_PATH.review.replace(':token', token);
  const view = await orders.store.load(reviewRequestLoader, { path });
  return { orderId, token, path, lines: (view?.lines ?? []).map(({ id }) => id) };
}
