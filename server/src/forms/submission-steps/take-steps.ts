import type { Database } from '../../platform/schema/database';
import { queueEmail } from '../../platform/mail/outbox.store';
import type { RequestPlace } from '../mailing-list/list-emails';
import { subscribe, type SubscriptionRequest } from '../mailing-list/subscribe';
import { webhookBody } from '../webhook/webhook-body';
import type { FormStorage } from './form-storage.store';
import { putStep } from './submission-step.store';
import { copyEmail, ownerEmail, type SubmissionOfEmail } from './submission-emails';

/** What is to be done after a submission is stored. */
export interface WantedSteps extends FormStorage {
  /** False if the sender has had too many copies sent. */
  readonly mayCopy: boolean;
  readonly subscription: SubscriptionRequest | undefined;
}

/** Takes the steps of a submission, or begins them, in its transaction: none is lost, and none is there without it. */
export async function takeSteps(
  trx: Database,
  submission: SubmissionOfEmail,
  { emailTo, sendsCopy, webhookUrl, mayCopy, subscription, ...place }: WantedSteps & RequestPlace,
): Promise<void> {
  if (emailTo !== undefined) await queueOwnerEmail(trx, submission, { ...place, emailTo });
  if (sendsCopy) await queueCopy(trx, submission, { ...place, mayCopy });
  if (subscription) await takeSubscription(trx, submission, { ...place, subscription });
  if (webhookUrl !== undefined) await queueWebhook(trx, submission, place);
}

export async function queueOwnerEmail(
  trx: Database,
  submission: SubmissionOfEmail,
  place: RequestPlace & { readonly emailTo: string },
): Promise<void> {
  const emailId = await queueEmail(trx, ownerEmail(submission, place));
  await putStep(trx, { ...stepOf(submission, place), kind: 'email', state: 'waiting', emailId });
}

/** Does nothing if the visitor has entered no address. */
export async function queueCopy(
  trx: Database,
  submission: SubmissionOfEmail,
  place: RequestPlace & { readonly mayCopy: boolean },
): Promise<void> {
  const email = copyEmail(submission, place);
  if (!email) return;
  const step = { ...stepOf(submission, place), kind: 'copy' } as const;
  if (!place.mayCopy) return putStep(trx, { ...step, state: 'failed', reason: 'limited' });
  await putStep(trx, { ...step, state: 'waiting', emailId: await queueEmail(trx, email) });
}

/** Puts the visitor on the list, or asks by email. The step is done even if the list needs a confirmation: that is the visitor's. */
export async function takeSubscription(
  trx: Database,
  submission: Pick<SubmissionOfEmail, 'id'>,
  { subscription, ...place }: RequestPlace & { readonly subscription: SubscriptionRequest },
): Promise<void> {
  const step = { ...stepOf(submission, place), kind: 'list' } as const;
  const isThere = await subscribe(trx, subscription, place);
  await putStep(trx, isThere ? { ...step, state: 'done' } : { ...step, state: 'failed', reason: 'list-gone' });
}

/** The body is written now, so that all attempts post the same. */
export async function queueWebhook(
  trx: Database,
  submission: Pick<SubmissionOfEmail, 'id' | 'form'>,
  place: RequestPlace,
): Promise<void> {
  const body = await webhookBody(trx, submission);
  await putStep(trx, { ...stepOf(submission, place), kind: 'webhook', state: 'waiting', body });
}

function stepOf({ id }: Pick<SubmissionOfEmail, 'id'>, { site }: RequestPlace) {
  return { siteId: site.id, submissionId: id };
}
