import type { Database } from '../../platform/schema/database';
import { addressIn } from '../contact-form/address-in';
import type { FoundForm } from '../contact-form/find-form';
import { listOfForm } from '../mailing-list/form-list.store';
import type { SubscriptionRequest } from '../mailing-list/subscribe';
import { storageOf } from './form-storage.store';
import type { WantedSteps } from './take-steps';

interface SubmissionOfForm {
  readonly siteId: string;
  readonly form: FoundForm;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pagePath: string;
  /** Of the visitor, while they are there. */
  readonly crumb: SubscriptionRequest['crumb'];
}

/** The steps of a submission by the form and its settings as they are now. */
export async function wantedSteps(
  db: Database,
  { siteId, form, fields, pagePath, crumb }: SubmissionOfForm,
): Promise<Omit<WantedSteps, 'mayCopy'>> {
  const key = { siteId, formId: form.id };
  const storage = await storageOf(db, key);
  const email = addressIn(form, fields);
  const listId = email === undefined ? undefined : await listOfForm(db, key, form.definition.mailingListId);
  const consent = { formId: form.id, pagePath, shownText: form.shownText };
  const isSubscribed = listId !== undefined && email !== undefined;
  return { ...storage, subscription: isSubscribed ? { listId, email, consent, crumb } : undefined };
}
