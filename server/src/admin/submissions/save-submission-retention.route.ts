import { SUBMISSION_KEEP_LIMIT, SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { countOlder, saveKeepDays } from './retention/submission-retention.store';
import { submissionsAddress } from './submissions-address';
import { SUBMISSIONS_MESSAGES } from './submissions.messages';

const DAYS = /^(?:\d{1,4})?$/;
const { least, most } = SUBMISSION_KEEP_LIMIT;

function input(language: Language) {
  const error = SUBMISSIONS_MESSAGES[language].keepDays(SUBMISSION_KEEP_LIMIT);
  const days = z.string({ error }).trim().regex(DAYS, { error });
  return z.object({
    days: days
      .refine((typed) => typed === '' || (Number(typed) >= least && Number(typed) <= most), { error })
      .describe('Days; empty to keep submissions forever.'),
    base: days.optional().describe('The days that the form showed.'),
    confirmed: z.literal('yes').optional(),
    page: z.unknown().optional(),
  });
}

/** `saveSubmissionRetention`: sets how many days submissions are kept; asks first if some are older. */
export const saveSubmissionRetentionRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'submissions.delete',
    ...SUBMISSIONS_CALLS.saveSubmissionRetention,
    input,
    invalid: 'admin/submissions-invalid',
    run: (sent, context) => save(services, sent, context),
  });

async function save(
  { db }: Services,
  { days, base = '', confirmed, page }: z.output<ReturnType<typeof input>>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'submissions.delete');
  if (!account) return refusal;
  const { site, language } = context;
  const { retentionQuestion, retentionConflict } = SUBMISSIONS_MESSAGES[language];
  const keepDays = daysOf(days);
  const older = keepDays === null || confirmed ? 0 : await countOlder(db, site.id, keepDays);
  if (keepDays !== null && older > 0)
    return { kind: 'confirmation', question: retentionQuestion({ days: keepDays, count: older }) };
  const saved = await saveKeepDays(db, { siteId: site.id, account, keepDays, seen: daysOf(base) });
  if (!saved.ok)
    return { kind: 'refused', code: 'admin/submission-retention-conflict', message: retentionConflict(saved.stored) };
  const location = submissionsAddress(page, { what: 'retention', count: keepDays ?? 0 });
  return { kind: 'done', body: { location }, goTo: location };
}

/** Null means forever. */
function daysOf(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
