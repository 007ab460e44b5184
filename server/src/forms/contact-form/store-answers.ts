import { isWithinRate, type RateLimit } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender-of';
import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import { claimUploads, hasUploads, type SubmittedUpload } from '../form-upload/submission-uploads';
import { listOfForm } from '../mailing-list/form-list.store';
import { storageOf } from '../submission-steps/form-storage.store';
import { takeSteps, type WantedSteps } from '../submission-steps/take-steps';
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

/** Stores answers, and takes the form's steps in the same transaction. */
export async function storeAnswers(db: Database, answers: Answers, context: Context): Promise<SaveOutcome> {
  const { form, submission, uploads } = answers;
  const wanted = await wantedSteps(db, answers, context);
  const hasSteps = Boolean(wanted.emailTo || wanted.sendsCopy || wanted.webhookUrl || wanted.subscription);
  if (!hasSteps && uploads.length === 0) return saveSubmission(db, submission);
  return db.transaction().execute(async (trx) => {
    const outcome = await saveSubmission(trx, submission);
    if (outcome.kind === 'repeated' && !(await hasUploads(trx, outcome.id, uploads))) return { kind: 'key-used' };
    if (outcome.kind === 'saved') {
      await claimUploads(trx, outcome.id, uploads);
      const { id, number } = outcome;
      const { site, request } = context;
      const stored = { id, number: number ?? '', form, fields: submission.fields };
      await takeSteps(trx, stored, { ...wanted, site, request });
    }
    return outcome;
  });
}

async function wantedSteps(
  db: Database,
  { form, submission: { fields, pagePath } }: Answers,
  { site, request, visitor: { crumb } }: Context,
): Promise<WantedSteps> {
  const storage = await storageOf(db, { siteId: site.id, formId: form.id });
  const email = addressIn(form, fields);
  const listId = email === undefined ? undefined : await listOfForm(db, site.id, form);
  const consent = { formId: form.id, pagePath, shownText: form.shownText };
  const isCopied = storage.sendsCopy && email !== undefined;
  const subject = { siteId: site.id, address: senderOf(request) };
  return {
    ...storage,
    mayCopy: isCopied && (await isWithinRate(db, subject, COPIES)),
    subscription: listId === undefined || email === undefined ? undefined : { listId, email, consent, crumb },
  };
}
