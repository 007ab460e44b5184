import type { Transaction } from 'kysely';
import { findForm } from '../../forms/contact-form/find-form';
import { formDetails } from '../../forms/contact-form/form-details';
import { saveSubmission } from '../../forms/contact-form/submission.store';
import { createIdempotencyKey } from '../../platform/http/idempotency-key';
import { languageOf } from '../../platform/language';
import type { Tables } from '../../platform/schema/tables';
import type { Site } from '../../site/directory/site';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import { sentAnswers } from '../../site/form/sent-answers';
import type { Activity } from './activity.schema';
import { timeOf } from './time-of';

export interface SampleSubmissionsInput {
  readonly site: Site;
  readonly activity: Pick<Activity, 'submissions'>;
  readonly nowMs: number;
}

/** Stores the messages of the activity; returns their ids. Throws if a form would refuse one. */
export async function makeSampleSubmissions(
  trx: Transaction<Tables>,
  { site, activity, nowMs }: SampleSubmissionsInput,
): Promise<string[]> {
  const keys: string[] = [];
  for (const submission of activity.submissions) {
    const key = createIdempotencyKey();
    const checked = checkedSubmission(site, submission);
    await saveSubmission(trx, { siteId: site.id, key, receivedAt: timeOf(submission, nowMs), ...checked });
    keys.push(key);
  }
  const rows = trx.selectFrom('form_submission').select('id').where('site_id', '=', site.id).where('key', 'in', keys);
  return (await rows.execute()).map(({ id }) => id);
}

function checkedSubmission(site: Site, { form: formId, answers: sent }: Activity['submissions'][number]) {
  const form = findForm(site, formId);
  if (!form) throw new Error(`The sample activity names a form that does not exist: ${formId}.`);
  const { fields } = form.definition;
  const answers = sentAnswers({ form: sent }, fields) ?? new Map();
  const checked = checkAnswers({ fields, answers }, ANSWER_MESSAGES[languageOf(site)]);
  if (!checked.ok) throw new Error(`A sample message is refused: ${Object.values(checked.errors).join(' ')}`);
  return { formId, pagePath: form.page.path, fields: checked.fields, details: formDetails(form) };
}
