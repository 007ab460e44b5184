import {
  REVIEW_STATES,
  REVIEWS_PARAMETER,
  REVIEWS_PER_PAGE,
  type ReviewEntry,
  type ReviewState,
} from 'shared-types/admin/store/reviews';
import { catalogueOf } from '../../site/catalogue/catalogue';
import { findReviewSettings } from '../../commerce/review/review-settings.store';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { pageNumberIn } from '../page-number-in';
import { timeText } from '../../platform/time-text';
import { settingsName } from './review-settings';
import { countReviews, findReviews, type ListedReview } from './reviews.store';

export const reviewsLoader = {
  name: 'admin/reviews/list',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'reviews.edit')) return null;
    const state = stateIn(query);
    const page = pageNumberIn(query, REVIEWS_PARAMETER.page);
    const filter = { siteId: site.id, state };
    const [listed, count, all, settings, catalogue] = await Promise.all([
      findReviews(db, filter, { skip: (page - 1) * REVIEWS_PER_PAGE, most: REVIEWS_PER_PAGE }),
      countReviews(db, filter),
      countReviews(db, { ...filter, state: '' }),
      findReviewSettings(db, site.id),
      catalogueOf(db, site),
    ]);
    const paths = new Map(catalogue.map(({ product, path }) => [product.id, path]));
    const changed = query.get(REVIEWS_PARAMETER.changed);
    return {
      state,
      page,
      entries: listed.map((review) => entryOf(review, { site, path: paths.get(review.productId) })),
      count,
      hasAny: all > 0,
      settings,
      base: settingsName(settings),
      opensOrders: mayDo(account, 'orders.read'),
      ...(changed === null ? {} : { changed }),
      isSaved: query.has(REVIEWS_PARAMETER.saved),
    };
  },
} satisfies Loader<'admin/reviews/list'>;

function stateIn(query: URLSearchParams): ReviewState | '' {
  return REVIEW_STATES.find((state) => state === query.get(REVIEWS_PARAMETER.state)) ?? '';
}

function entryOf(
  { productId: _, receivedAt, ...review }: ListedReview,
  { site, path }: { readonly site: Site; readonly path: string | undefined },
): ReviewEntry {
  return {
    ...review,
    ...(path === undefined ? {} : { path }),
    receivedAt: receivedAt.toISOString(),
    receivedText: timeText(receivedAt, site),
  };
}
