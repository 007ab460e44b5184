import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { Orders } from '../checkout/orders.fixture';
import { change, placeOne } from '../order/changes.fixture';
import { reviewRequestRead } from './request.read';
import { writeReviewLetters } from './write-review-letters';

/** An order whose buyer has been asked for reviews. */
export interface AskedOrder {
  readonly orderId: string;
  /** The secret in the letter's link. */
  readonly token: string;
  /** Path of that link. */
  readonly path: string;
  /** Ids of the lines of the order. */
  readonly lines: readonly string[];
}

/** Fulfils an order; its letter is due at once. */
export async function fulfil(orders: Orders, orderId: string): Promise<void> {
  await change(orders, orderId, { change: { kind: 'fulfilled' } });
  await makeDue(orders, orderId);
}

/** Lets the days pass until an order's letter is to be written. */
export async function makeDue({ store: { db } }: Orders, orderId: string): Promise<void> {
  await db
    .updateTable('review_request')
    .set({ due_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Places an order, fulfils it, and has its letter written. */
export async function askForReviews(orders: Orders, over: Record<string, unknown> = {}): Promise<AskedOrder> {
  const orderId = await placeOne(orders, over);
  await fulfil(orders, orderId);
  await writeReviewLetters(orders.store.db);
  const { db } = orders.store;
  const about = `review request ${orderId}`;
  const { body } = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('about', '=', about)
    .executeTakeFirstOrThrow();
  const token = /\/checkout\/review\/([\w-]+)/.exec(body ?? '')?.[1] ?? '';
  const path = STORE_PATH.review.replace(':token', token);
  const view = await orders.store.ask(reviewRequestRead, { path });
  return { orderId, token, path, lines: (view?.lines ?? []).map(({ id }) => id) };
}
