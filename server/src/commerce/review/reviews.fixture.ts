import { sql } from 'kysely';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import type { Orders } from '../checkout/orders.fixture';
import { until } from '../../../../tools/testing/until';
import { change, placeOne } from '../order/changes.fixture';
import { reviewRequestLoader } from './request.loader';
import { writeReviewEmails } from './write-review-emails';

/** An order whose buyer was asked for reviews. */
export interface ReviewableOrder {
  readonly orderId: string;
  readonly token: string;
  readonly path: string;
  readonly lines: readonly string[];
}

/** Fulfils an order; its email is due at once. */
export async function fulfil(orders: Orders, orderId: string): Promise<void> {
  await change(orders, orderId, { change: { kind: 'fulfilled' } });
  await makeDue(orders, orderId);
}

/** Makes an order's email due. */
export async function makeDue({ store: { db } }: Orders, orderId: string): Promise<void> {
  await db
    .updateTable('review_request')
    .set({ due_at: new Date(0) })
    .where('order_id', '=', orderId)
    .execute();
}

/** Writes the emails that are due, and waits for those that a job of the server is writing at the same time. */
export async function writeDueEmails({ store: { db } }: Orders): Promise<void> {
  const due = db
    .selectFrom('review_request')
    .select('order_id')
    .where('token_hash', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`);
  await until(async () => {
    await writeReviewEmails(db);
    return (await due.execute()).length === 0;
  });
}

/** Places and fulfils an order, and writes its email. */
export async function requestReviews(orders: Orders, over: Record<string, unknown> = {}): Promise<ReviewableOrder> {
  const orderId = await placeOne(orders, over);
  await fulfil(orders, orderId);
  await writeDueEmails(orders);
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
