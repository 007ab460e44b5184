import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { keepReview } from '../../commerce/review/review.store';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import type { SampleOrder } from './activity.schema';

export interface ReviewToKeep {
  readonly site: Pick<Site, 'id'>;
  readonly orderId: string;
  readonly author: string;
  readonly review: SampleOrder['reviews'][number];
  readonly receivedAt: Date;
}

/** Stores a review of a piece of an order, and publishes or hides it. */
export async function keepSampleReview(
  trx: Transaction<Tables>,
  { site, orderId, author, review: { sku, rating, text, state }, receivedAt }: ReviewToKeep,
): Promise<void> {
  const { id: line } = await trx
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow(() => new Error(`A sample review is of ${sku}, which its order does not have.`));
  const kept = { siteId: site.id, request: { orderId, author }, line, rating, text, key: randomUUID(), receivedAt };
  if ((await keepReview(trx, kept)) !== 'kept') throw new Error(`The sample review of ${sku} was not kept.`);
  await trx.updateTable('review').set({ state }).where('order_line_id', '=', line).execute();
}
