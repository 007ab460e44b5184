import { REVIEW_CALLS, REVIEWED_PARAMETER, type SendReviewReply } from 'shared-types/commerce/orders/review';
import { STORE_PATH } from 'shared-types/commerce/store-path';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { countRates, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import type { Route, Services } from '../../site/services';
import { refuseForNow } from '../../site/session/refuse-for-now';
import { findReviewRequest } from './review-request.store';
import { keepReview } from './review.store';
import { REVIEW_MESSAGES } from './review.messages';
import { sendReviewSchema, type SendReview } from './send-review.schema';

/** Per address; an order may have many lines. */
const BY_ORIGIN: RateLimit = { what: 'commerce/review by origin', most: 60, windowMs: 900_000 };

/** `sendReview`: stores the review of one line of an order, for anyone with the link of its email. */
export const sendReviewRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...REVIEW_CALLS.sendReview,
    input: sendReviewSchema,
    invalid: 'commerce/review-invalid',
    run: (input, context) => send(services, input, context),
  });
};

async function send(
  { db }: Services,
  { token, ...review }: SendReview,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { site, request, language } = context;
  const { thanks, limited } = REVIEW_MESSAGES[language];
  const waitMs = await countRates(db, [[BY_ORIGIN, { siteId: site.id, address: senderOf(request) }]]);
  if (waitMs !== undefined) return refuseForNow(waitMs, context, { code: 'commerce/review-limited', message: limited });
  const known = await findReviewRequest(db, { siteId: site.id, token });
  if (!known) return { kind: 'refused', code: 'commerce/review-unknown' };
  if (known.isExpired) return { kind: 'refused', code: 'commerce/review-expired' };
  const kept = await keepReview(db, { ...review, siteId: site.id, request: known });
  if (kept !== 'kept') return { kind: 'refused', code: `commerce/review-${kept}` };
  const path = site.root + STORE_PATH.review.replace(':token', token);
  const body: SendReviewReply = { message: thanks };
  return { kind: 'done', body, goTo: `${path}?${REVIEWED_PARAMETER}=${review.line}#review-${review.line}` };
}
