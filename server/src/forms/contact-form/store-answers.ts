import type { Database } from '../../platform/schema/database';
import type { ActionContext } from '../../site/request/action';
import { listOfForm } from '../mailing-list/form-list.store';
import { subscribe } from '../mailing-list/subscribe';
import type { FoundForm } from './find-form';
import { saveSubmission, type SaveOutcome, type Submission } from './submission.store';

/** Stores answers, and in the same transaction puts their address on the form's mailing list, if it has one. */
export async function storeAnswers(
  db: Database,
  { form, submission }: { readonly form: FoundForm; readonly submission: Submission },
  { site, request, visitor: { crumb } }: Pick<ActionContext, 'site' | 'request' | 'visitor'>,
): Promise<SaveOutcome> {
  const email = addressIn(form, submission.fields);
  const listId = email === undefined ? undefined : await listOfForm(db, site.id, form);
  if (listId === undefined || email === undefined) return saveSubmission(db, submission);
  const consent = { formId: form.id, pagePath: submission.pagePath, shownText: form.shownText };
  return db.transaction().execute(async (trx) => {
    const outcome = await saveSubmission(trx, submission);
    if (outcome.kind === 'saved') await subscribe(trx, { listId, email, consent, crumb }, { site, request });
    return outcome;
  });
}

/** The first email address among the answers. */
function addressIn({ definition: { fields } }: FoundForm, answers: Submission['fields']): string | undefined {
  return fields
    .filter(({ type }) => type === 'email')
    .map(({ id }) => answers[id])
    .find((answer): answer is string => typeof answer === 'string' && answer !== '');
}
