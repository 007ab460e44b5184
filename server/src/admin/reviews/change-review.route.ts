import { REVIEWS_CALLS, type ReviewsReply } from 'shared-types/admin/store/reviews';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { reviewsAddress } from './list-address';
import { REVIEWS_MESSAGES } from './reviews.messages';
import { changeReview } from './reviews.store';

const sentSchema = z.object({
  id: z.guid().toLowerCase(),
  to: z.enum(['published', 'hidden']),
  page: z.unknown().optional(),
});

/** `changeReview`: publishes a review on its product's page, or hides it. */
export const changeReviewRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'reviews.edit',
    ...REVIEWS_CALLS.changeReview,
    input: sentSchema,
    run: (sent, context) => change(services, sent, context),
  });

async function change(
  { db, sites }: Services,
  { id, to, page }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'reviews.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const outcome = await changeReview(db, { siteId: site.id, id, to });
  if (outcome.kind === 'gone') return { kind: 'refused', code: 'admin/review-gone' };
  if (outcome.isChanged) sites.invalidate(site.id);
  const location = reviewsAddress(page, { changed: id });
  return {
    kind: 'done',
    body: { message: REVIEWS_MESSAGES[language][to], location } satisfies ReviewsReply,
    goTo: location,
  };
}
