import { sql, type Kysely } from 'kysely';
import type { ReviewedLine, ReviewRating } from 'shared-types/commerce/orders/review';
import type { Picture } from 'shared-types/host/image';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import type { ReviewRequest } from './review-request.store';
import type { SendReview } from './send-review.schema';

/** Lines of an order whose products still exist, with their reviews. */
export async function reviewedLines(db: Kysely<Tables>, orderId: string): Promise<ReviewedLine[]> {
  const rows = await db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .leftJoin('review', 'review.order_line_id', 'order_line.id')
    .select(['order_line.id', 'order_line.title', 'order_line.picture', 'order_line.option_values'])
    .select(['review.rating', 'review.text'])
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.position')
    .execute();
  return rows.map(({ id, title, picture, option_values: optionValues, rating, text }) => ({
    id,
    title,
    // Written by the checkout.
    ...(picture ? { picture: picture as Picture } : {}),
    optionValues,
    ...(rating === null ? {} : { review: { rating: rating as ReviewRating, text: text ?? '' } }),
  }));
}

/** A review of a line of the request's order. */
export interface NewReview extends Omit<SendReview, 'token'> {
  readonly siteId: string;
  readonly request: Pick<ReviewRequest, 'orderId' | 'author'>;
  /** Now by default. */
  readonly receivedAt?: Date;
}

/**
 * Stores a review, once per line: `given` if there is another review, `unknown` if the order has no such line or the
 * product was deleted. A repeated review with the same key succeeds.
 */
export async function keepReview(
  db: Database,
  { siteId, request: { orderId, author }, line, rating, text, key, receivedAt }: NewReview,
): Promise<'kept' | 'given' | 'unknown'> {
  const { rows } = await sql`
    insert into review (site_id, order_line_id, product_id, rating, text, author, key, received_at)
    select ${siteId}, order_line.id, variant.product_id, ${rating}, ${text}, ${author}, ${key},
      coalesce(${receivedAt ?? null}::timestamptz, now())
    from order_line join variant on variant.id = order_line.variant_id
    where order_line.id = ${line} and order_line.order_id = ${orderId} and order_line.site_id = ${siteId}
    on conflict (order_line_id) do nothing
    returning id`.execute(db);
  if (rows.length > 0) return 'kept';
  const earlier = await db
    .selectFrom('review')
    .innerJoin('order_line', 'order_line.id', 'review.order_line_id')
    .select(['review.key', 'rating', 'text'])
    .where('order_line_id', '=', line)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!earlier) return 'unknown';
  return earlier.key === key && earlier.rating === rating && earlier.text === text ? 'kept' : 'given';
}
