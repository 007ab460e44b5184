import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import { findDeletedSubmission } from '../deleted-submission/deleted-submission.store';
import { claimUploads, hasUploads, type SubmittedUpload } from '../form-upload/submission-uploads';
import { takeSteps, type WantedSteps } from '../submission-steps/take-steps';
import { wantedSteps } from '../submission-steps/wanted-steps';
import { addressIn } from './address-in';
import type { FoundForm } from './find-form';
import { saveSubmission, type SaveOutcome, type Submission } from './submission.store';

/** Emails to addresses that somebody merely typed, from one sender on a site. */
const COPIES: RateLimit = { what: 'forms/copy', most: 10, windowMs: 3_600_000 };

type Context = Pick<ActionContext, 'site' | 'request' | 'visitor'>;

interface Answers {
  readonly form: FoundForm;
  readonly submission: Submission;
  /** Files that are deleted with it. */
  readonly uploads: readonly SubmittedUpload[];
}

/** Stores answers and claims their files, and takes the form's steps in the same transaction; those in quarantine have none yet. */
export async function storeAnswers(db: Database, answers: Answers, context: Context): Promise<SaveOutcome> {
  const { form, submission, uploads } = answers;
  const wanted = submission.spamReason ? undefined : await stepsFor(db, answers, context);
  return db.transaction().execute(async (trx) => {
    const outcome = await saveSubmission(trx, submission);
    if (outcome.kind === 'repeated' && !(await hasUploads(trx, outcome.id, uploads))) return { kind: 'key-used' };
    if (outcome.kind !== 'saved') return outcome;
    const deleted = await takenBackAsDeleted(trx, outcome.id, submission);
    if (deleted) return deleted;
    const { id, number } = outcome;
    const { site, request } = context;
    await claimUploads(trx, id, uploads);
    const stored = { id, number: number ?? '', form, fields: submission.fields };
    if (wanted) await takeSteps(trx, stored, { ...wanted, site, request });
    return outcome;
  });
}

/** An owner may delete the submission between the look for its key and a resend of it, which is then not stored again. */
async function takenBackAsDeleted(
  trx: Database,
  id: string,
  { siteId, formId, key, fields }: Submission,
): Promise<SaveOutcome | undefined> {
  const deleted = await findDeletedSubmission(trx, { siteId, formId, key, fields });
  if (!deleted) return undefined;
  await trx.deleteFrom('form_submission').where('id', '=', id).execute();
  return deleted.isSame ? { kind: 'repeated', id, number: deleted.number } : { kind: 'key-used' };
}

/** Undefined if nothing is to be done. */
async function stepsFor(
  db: Database,
  { form, submission: { fields, pagePath } }: Answers,
  { site, request, visitor: { crumb } }: Context,
): Promise<WantedSteps | undefined> {
  const wanted = await wantedSteps(db, { siteId: site.id, form, fields, pagePath, crumb });
  const { emailTo, sendsCopy, webhookUrl, subscription } = wanted;
  if (!emailTo && !sendsCopy && !webhookUrl && !subscription) return undefined;
  const isCopied = sendsCopy && addressIn(form, fields) !== undefined;
  const subject = { siteId: site.id, address: senderOf(request) };
  return { ...wanted, mayCopy: isCopied && (await isWithinRate(db, subject, COPIES)) };
}
