import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBMISSION_STEPS_CALLS } from 'shared-types/admin/forms/submission-steps';
import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';
import { retryStep } from '../../forms/submission-steps/retry-step';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { SUBMISSION_STEPS_MESSAGES } from './submission-steps.messages';

const sentSchema = z.looseObject({ step: z.guid().toLowerCase() });

/** `retryStep`: sends a step of a submission again, and notes who did. */
export const retryStepRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'forms.edit',
    ...SUBMISSION_STEPS_CALLS.retryStep,
    input: sentSchema,
    run: (sent, context) => retry(services, sent, context),
  });

async function retry(
  { db }: Services,
  { step: stepId }: z.output<typeof sentSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'forms.edit');
  if (!account) return refusal;
  const { request, language } = context;
  const site = context.site.siteLocaleIn(undefined);
  const outcome = await db.transaction().execute((trx) => retryStep(trx, { stepId, account, site, request }));
  if (outcome.kind !== 'retried' && outcome.kind !== 'waiting') {
    const message = SUBMISSION_STEPS_MESSAGES[language][outcome.kind];
    return { kind: 'refused', code: 'admin/submissions-invalid', message };
  }
  const location = `${ADMIN_PATH.submissions}?${SUBMISSIONS_PARAMETER.id}=${outcome.submissionId}`;
  return { kind: 'done', body: { location }, goTo: location };
}
