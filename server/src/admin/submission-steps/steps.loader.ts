import { SUBMISSIONS_PARAMETER } from 'shared-types/admin/forms/submissions';
import type { SubmissionStepsView, SubmissionStepView } from 'shared-types/admin/forms/submission-steps';
import type { Database } from '../../platform/schema/database';
import { timeText } from '../../platform/time-text';
import type { Site } from '../../site/directory/site';
import type { Loader } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { idIn } from '../submissions/submissions-question';

const NONE: SubmissionStepsView = { steps: [], mayRetry: false };

/** What was done after the opened submission was stored, for accounts that may see it. */
export const stepsLoader = {
  name: 'admin/submission-steps/steps',
  scope: 'query',
  load: async ({ services: { db }, site, visitor: { account }, query }) => {
    const id = idIn(query, SUBMISSIONS_PARAMETER.id);
    if (id === undefined || !account || !mayDo(account, 'submissions.read')) return NONE;
    const submission = await db
      .selectFrom('form_submission')
      .select('number')
      .where('site_id', '=', site.id)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!submission) return NONE;
    const rows = await findSteps(db, { siteId: site.id, submissionId: id });
    return {
      ...(submission.number !== null && { number: submission.number }),
      steps: rows.map((row) => viewOf(row, site)),
      mayRetry: mayDo(account, 'forms.edit'),
    };
  },
} satisfies Loader<'admin/submission-steps/steps'>;

type StepRow = Awaited<ReturnType<typeof findSteps>>[number];

/** In the order of their kinds, each with its last retry. */
function findSteps(db: Database, { siteId, submissionId }: { siteId: string; submissionId: string }) {
  return db
    .selectFrom('submission_step')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('submission_step_retry')
          .select(['retried_by', 'retried_at'])
          .whereRef('step_id', '=', 'submission_step.id')
          .orderBy('submission_step_retry.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('submission_step')
    .select(['last.retried_by', 'last.retried_at'])
    .where('site_id', '=', siteId)
    .where('submission_id', '=', submissionId)
    .orderBy((eb) => eb.fn('array_position', [eb.val(['email', 'copy', 'list', 'webhook']), 'kind']))
    .execute();
}

function viewOf(row: StepRow, site: Site): SubmissionStepView {
  const { id, kind, state, attempts, reason, detail, retried_by: by, retried_at: at } = row;
  const time = state === 'waiting' ? row.due_at : row.done_at;
  return {
    id,
    kind,
    state,
    attempts,
    ...(reason !== null && { reason }),
    ...(detail !== null && { detail }),
    ...(time && { timeText: timeText(time, site) }),
    ...(by !== null && at && { retried: { by, atText: timeText(at, site) } }),
  };
}
