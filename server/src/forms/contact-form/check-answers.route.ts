import { FORM_CALLS, type CheckAnswersReply } from 'shared-types/forms/contact-form';
import type { z } from 'zod';
import { ANSWER_MESSAGES } from '../../site/form/answers.messages';
import { checkAnswers } from '../../site/form/check-answers';
import { registerAction, type ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import type { Route, Services } from '../../site/services';
import { answersTo } from './answers-to';
import { findForm } from './find-form';
import { isShownTo } from './is-shown-to';
import { saveFormSubmissionSchema } from './save-form-submission.schema';

/** `checkAnswers`: says what is wrong with answers before the form is sent, by the rules of `saveFormSubmission`. */
export const checkAnswersRoute: Route = (app, services) => {
  registerAction(app, services, {
    ...FORM_CALLS.checkAnswers,
    input: saveFormSubmissionSchema,
    invalid: 'forms/unparsable',
    run: (input, context) => check(services, input, context),
  });
};

async function check(
  { db }: Services,
  input: z.output<typeof saveFormSubmissionSchema>,
  { site, language, request }: ActionContext,
): Promise<ActionOutcome> {
  const form = findForm(site, input.formId ?? input.block);
  if (!form) return { kind: 'refused', code: 'forms/not-configured' };
  if (!(await isShownTo(db, request, form.page))) return { kind: 'refused', code: 'forms/page-locked' };
  const answers = answersTo(form, input, site);
  if (!answers) return { kind: 'refused', code: 'forms/unparsable' };
  const checked = checkAnswers({ fields: form.definition.fields, answers }, ANSWER_MESSAGES[language]);
  const body: CheckAnswersReply = { data: { errors: checked.ok ? {} : checked.errors } };
  return { kind: 'done', body, goTo: form.page.path };
}
