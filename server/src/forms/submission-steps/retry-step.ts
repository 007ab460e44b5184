import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/schema/tables';
import { addressIn } from '../contact-form/address-in';
import { findForm } from '../contact-form/find-form';
import { listOfForm } from '../mailing-list/form-list.store';
import type { RequestPlace } from '../mailing-list/list-emails';
import { storageOf } from './form-storage.store';
import type { SubmissionOfEmail } from './submission-emails';
import { queueCopy, queueOwnerEmail, queueWebhook, takeSubscription } from './take-steps';

export interface StepToRetry extends RequestPlace {
  readonly stepId: string;
  readonly account: { readonly id: string; readonly displayName: string };
}

/** `impossible` if the form no longer has what the step needs. A step that is waiting is left alone. */
export type RetryOutcome =
  | { readonly kind: 'retried' | 'waiting'; readonly submissionId: string }
  | { readonly kind: 'gone' | 'impossible' };

/** Begins a step anew, with what the form and its settings are now, and notes who asked for it. */
export async function retryStep(
  trx: Transaction<Tables>,
  { stepId, account, ...place }: StepToRetry,
): Promise<RetryOutcome> {
  const siteId = place.site.id;
  const step = await findStep(trx, { siteId, stepId });
  if (!step) return { kind: 'gone' };
  const { submissionId } = step;
  if (step.state === 'waiting') return { kind: 'waiting', submissionId };
  if (!(await begin(trx, step, place))) return { kind: 'impossible' };
  await trx
    .insertInto('submission_step_retry')
    .values({ site_id: siteId, step_id: stepId, account_id: account.id, retried_by: account.displayName })
    .execute();
  return { kind: 'retried', submissionId };
}

type FoundStep = NonNullable<Awaited<ReturnType<typeof findStep>>>;

/** Locked, so that two requests send it once. */
function findStep(trx: Transaction<Tables>, { siteId, stepId }: { siteId: string; stepId: string }) {
  return trx
    .selectFrom('submission_step')
    .innerJoin('form_submission', 'form_submission.id', 'submission_id')
    .select(['submission_id as submissionId', 'kind', 'state', 'number', 'form_id as formId', 'fields'])
    .select('page_path as pagePath')
    .where('submission_step.id', '=', stepId)
    .where('submission_step.site_id', '=', siteId)
    .forUpdate('submission_step')
    .executeTakeFirst();
}

/** False if the form no longer has what the step needs. */
async function begin(trx: Transaction<Tables>, step: FoundStep, place: RequestPlace): Promise<boolean> {
  const { submissionId: id, kind, formId, number, fields, pagePath } = step;
  const form = findForm(place.site, formId);
  if (!form) return false;
  const submission: SubmissionOfEmail = { id, number: number ?? '', form, fields };
  const email = addressIn(form, fields);
  const { emailTo, webhookUrl } = await storageOf(trx, { siteId: place.site.id, formId });
  if (kind === 'email' && emailTo !== undefined) {
    await queueOwnerEmail(trx, submission, { ...place, emailTo });
    return true;
  }
  if (kind === 'copy' && email !== undefined) {
    await queueCopy(trx, submission, { ...place, mayCopy: true });
    return true;
  }
  if (kind === 'webhook' && webhookUrl !== undefined) {
    await queueWebhook(trx, submission, place);
    return true;
  }
  const listId =
    kind === 'list'
      ? await listOfForm(trx, { siteId: place.site.id, formId }, form.definition.mailingListId)
      : undefined;
  if (listId === undefined || email === undefined) return false;
  const consent = { formId, pagePath, shownText: form.shownText };
  const subscription = { listId, email, consent, crumb: undefined };
  await takeSubscription(trx, submission, { ...place, subscription });
  return true;
}
