import { REVIEW_SETTINGS_LIMIT } from 'shared-types/commerce/orders/review';
import { REVIEWS_CALLS, type ReviewsReply } from 'shared-types/admin/store/reviews';
import { z } from 'zod';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import type { Language } from '../../platform/language';
import { registerAdminAction } from '../admin-action';
import { editorOf } from '../../site/session/editor-of';
import { stateFields } from '../state-fields';
import { reviewsAddress } from './list-address';
import { saveReviewSettings, settingsName } from './review-settings';
import { REVIEWS_MESSAGES } from './reviews.messages';

const DAYS = /^\d{1,3}$/;
const { least, most } = REVIEW_SETTINGS_LIMIT;

/** Unchecked boxes are not sent. */
function input(language: Language) {
  const error = REVIEWS_MESSAGES[language].days(REVIEW_SETTINGS_LIMIT);
  return z.object({
    asking: z.literal('yes').optional().describe('Absent where nobody is asked.'),
    days: z
      .string({ error })
      .trim()
      .regex(DAYS, { error })
      .refine((typed) => Number(typed) >= least && Number(typed) <= most, { error })
      .describe('Days, as they were typed.'),
    ...stateFields,
    page: z.unknown().optional(),
  });
}

/** `saveReviewSettings`: sets whether buyers get an email that asks for a review, and after how many days. */
export const saveReviewSettingsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'reviews.edit',
    ...REVIEWS_CALLS.saveReviewSettings,
    input,
    invalid: 'admin/review-settings-invalid',
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db }: Services,
  { asking, days, base, key, page }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'reviews.edit');
  if (!account) return refusal;
  const { site, language } = context;
  const { saved, conflict } = REVIEWS_MESSAGES[language];
  const wanted = { sendsRequests: asking !== undefined, afterDays: Number(days) };
  const outcome = await saveReviewSettings(db, { siteId: site.id, account, wanted, seen: key || base });
  if (outcome.kind === 'conflict') {
    const { stored } = outcome;
    return {
      kind: 'refused',
      code: 'admin/review-settings-conflict',
      message: conflict(stored),
      key: settingsName(stored),
    };
  }
  const location = reviewsAddress(page, { saved: '1' });
  return { kind: 'done', body: { message: saved, location } satisfies ReviewsReply, goTo: location };
}
