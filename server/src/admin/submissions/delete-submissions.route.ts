import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import { z } from 'zod';
import type { Language } from '../../platform/language';
import { isEmail } from '../../platform/mail/is-email';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { chosenSubmissions } from './chosen-submissions';
import { targetParameters } from './deletion-target';
import { deleteTarget, type DeletionTarget } from './submission-deletions.store';
import { listAddress, submissionsAddress } from './submissions-address';
import { SUBMISSIONS_MESSAGES } from './submissions.messages';

/** The boxes are read one by one, since their names contain the ids of submissions. */
function input(language: Language) {
  const error = SUBMISSIONS_MESSAGES[language].noEmail;
  return z.looseObject({
    person: z
      .string({ error })
      .trim()
      .max(EMAIL_LENGTH.max, { error })
      .refine(isEmail, { error })
      .optional()
      .describe('All submissions with this email address among their answers.'),
    confirmed: z.literal('yes').optional(),
    page: z.unknown().optional(),
  });
}

type Sent = z.output<ReturnType<typeof input>>;

/** `deleteSubmissions`: deletes the selected submissions, or all of a person, after confirmation on a page of its own. */
export const deleteSubmissionsRoute: Route = (app, services) =>
  registerAdminAction(app, services, {
    access: 'submissions.delete',
    ...SUBMISSIONS_CALLS.deleteSubmissions,
    input,
    invalid: 'admin/submissions-invalid',
    run: (sent, context) => remove(services, sent, context),
  });

async function remove({ db }: Services, sent: Sent, context: ActionContext): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(db, context, 'submissions.delete');
  if (!account) return refusal;
  const { site, language } = context;
  const target = targetOf(sent);
  if (!target)
    return { kind: 'refused', code: 'admin/submissions-invalid', message: SUBMISSIONS_MESSAGES[language].noneChosen };
  const location = sent.confirmed
    ? submissionsAddress(sent.page, {
        what: 'deleted',
        count: await deleteTarget(db, { siteId: site.id, target, account }),
      })
    : listAddress(sent.page, targetParameters(target));
  return { kind: 'done', body: { location }, goTo: location };
}

function targetOf({ person, ...sent }: Sent): DeletionTarget | undefined {
  if (person !== undefined) return { reason: 'person', email: person };
  const ids = chosenSubmissions(sent);
  return ids.length === 0 ? undefined : { reason: 'selected', ids };
}
