import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REVIEWS_PARAMETER, type ReviewsView } from 'shared-types/admin/store/reviews';
import type { ViewHost } from 'shared-types/host/render-host';
import type { messages } from './reviews.messages';

/** URL of a list page with the same filter. */
export function reviewsPath(
  { state }: Pick<ReviewsView, 'state'>,
  page: number,
  host: ViewHost<typeof messages>,
): string {
  return host.url(ADMIN_PATH.reviews, {
    [REVIEWS_PARAMETER.state]: state || undefined,
    [REVIEWS_PARAMETER.page]: page > 1 ? page : undefined,
  });
}
