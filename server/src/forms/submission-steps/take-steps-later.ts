import type { Database } from '../../platform/schema/database';
import { findForm } from '../contact-form/find-form';
import type { RequestPlace } from '../mailing-list/list-emails';
import { takeSteps } from './take-steps';
import { wantedSteps } from './wanted-steps';

/** A submission whose steps were put off. */
interface PutOffSubmission {
  readonly id: string;
  readonly number: string | null;
  readonly formId: string;
  readonly pagePath: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Takes the steps of a submission with what the form and its settings are now. Does nothing if they were taken before. */
export async function takeStepsLater(trx: Database, submission: PutOffSubmission, place: RequestPlace): Promise<void> {
  const { id, number, formId, pagePath, fields } = submission;
  const form = findForm(place.site, formId);
  if (!form || (await hasSteps(trx, id))) return;
  const wanted = await wantedSteps(trx, { siteId: place.site.id, form, fields, pagePath, crumb: undefined });
  await takeSteps(trx, { id, number: number ?? '', form, fields }, { ...place, ...wanted, mayCopy: true });
}

async function hasSteps(trx: Database, submissionId: string): Promise<boolean> {
  const step = await trx
    .selectFrom('submission_step')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return step !== undefined;
}
