import type { Kysely, Transaction } from 'kysely';
import type { ReviewRating } from 'shared-types/commerce/orders/review';
import type { ReviewState } from 'shared-types/admin/store/reviews';
import type { Database } from '../../platform/schema/database';
import type { Tables } from '../../platform/schema/tables';
import { withRetries } from '../../platform/schema/with-retries';
import { bumpRevision } from '../../site/directory/revision';

export interface ListedReview {
  readonly id: string;
  readonly state: ReviewState;
  readonly rating: ReviewRating;
  readonly text: string;
  readonly author: string;
  readonly productId: string;
  /** The product's title when it was bought. */
  readonly title: string;
  readonly order: number;
  readonly receivedAt: Date;
}

interface ReviewsFilter {
  readonly siteId: string;
  readonly state: ReviewState | '';
}

export async function findReviews(
  db: Database,
  filter: ReviewsFilter,
  { skip, most }: { readonly skip: number; readonly most: number },
): Promise<ListedReview[]> {
  const rows = await matching(db, filter)
    .innerJoin('order_line', 'order_line.id', 'review.order_line_id')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select(['review.id', 'review.state', 'review.rating', 'review.text', 'review.author', 'order_line.title'])
    .select(['product_id as productId', 'customer_order.number as order', 'received_at as receivedAt'])
    .orderBy('received_at', 'desc')
    .orderBy('review.id')
    .offset(skip)
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, rating: row.rating as ReviewRating }));
}

export async function countReviews(db: Database, filter: ReviewsFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function matching(db: Kysely<Tables>, { siteId, state }: ReviewsFilter) {
  const own = db.selectFrom('review').where('review.site_id', '=', siteId);
  return state === '' ? own : own.where('review.state', '=', state);
}

interface ReviewInput {
  readonly siteId: string;
  readonly id: string;
  readonly to: ReviewState;
}

/** The result; no change if the review had the state already. */
export type ReviewChange = { readonly kind: 'gone' } | { readonly kind: 'changed'; readonly isChanged: boolean };

/** Publishes or hides a review, with a new site revision. */
export function changeReview(db: Database, input: ReviewInput): Promise<ReviewChange> {
  return withRetries(() => db.transaction().execute((trx) => change(trx, input)));
}

async function change(trx: Transaction<Tables>, { siteId, id, to }: ReviewInput): Promise<ReviewChange> {
  const own = trx.selectFrom('review').select('state').where('site_id', '=', siteId).where('id', '=', id);
  const stored = await own.forUpdate().executeTakeFirst();
  if (!stored) return { kind: 'gone' };
  if (stored.state === to) return { kind: 'changed', isChanged: false };
  await trx.updateTable('review').set({ state: to }).where('id', '=', id).execute();
  const isSeen = stored.state === 'published' || to === 'published';
  if (isSeen) await bumpRevision(trx, siteId);
  return { kind: 'changed', isChanged: isSeen };
}
