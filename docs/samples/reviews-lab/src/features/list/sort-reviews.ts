import type { Review } from './read-reviews';

/** The orders a visitor may choose from; the first is the one that pages come in. */
export const ORDERS = ['newest', 'best', 'worst'] as const;
/** One of them. */
export type Order = (typeof ORDERS)[number];

/** What decides between two of them first, then the day. */
const RANK: Readonly<Record<Order, number>> = { newest: 0, best: -1, worst: 1 };

/** The same reviews in an order; of two that are alike the newer one comes first. */
export function sortReviews<T extends Pick<Review, 'rating' | 'written'>>(reviews: readonly T[], order: Order): T[] {
  return [...reviews].sort(
    (a, b) => RANK[order] * (a.rating - b.rating) || (a.written < b.written ? 1 : a.written > b.written ? -1 : 0),
  );
}
