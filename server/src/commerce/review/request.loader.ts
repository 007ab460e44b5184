import { REVIEWED_PARAMETER } from 'shared-types/commerce/orders/review';
import type { Loader } from '../../site/page/loader';
import { findReviewRequest } from './review-request.store';
import { reviewedLines } from './review.store';

/** Products of the order whose review request is in the page's URL. */
export const reviewRequestLoader = {
  name: 'commerce/review/request',
  scope: 'query',
  load: async ({ services: { db }, site, page: { params }, query }) => {
    const { token } = params;
    const request = token === undefined ? undefined : await findReviewRequest(db, { siteId: site.id, token });
    if (!request || token === undefined) return null;
    const { orderId, number, isExpired, author } = request;
    const lines = isExpired ? [] : await reviewedLines(db, orderId);
    const thanksFor = lines.find(({ id, review }) => review && id === query.get(REVIEWED_PARAMETER))?.id;
    return { token, number, isExpired, lines, author, ...(thanksFor === undefined ? {} : { thanksFor }) };
  },
} satisfies Loader<'commerce/review/request'>;
