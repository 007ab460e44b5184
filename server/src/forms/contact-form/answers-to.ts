import type { z } from 'zod';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Answer } from '../../site/form/fields/field-rule';
import { sentAnswers } from '../../site/form/sent-answers';
import type { FoundForm } from './find-form';
import type { saveFormSubmissionSchema } from './save-form-submission.schema';

type Input = z.output<typeof saveFormSubmissionSchema>;

/** The answers that were sent to a form; `undefined` if they cannot be read. */
export function answersTo(form: FoundForm, input: Input): ReadonlyMap<string, Answer> | undefined {
  const { searchParams } = new URL(pagePath(form, input), 'https://page.invalid');
  return sentAnswers(input, form.definition.fields, searchParams);
}

/** Path and query of the page that the form was on. */
export function pagePath({ page }: FoundForm, input: Input): string {
  return sameSitePath(input.pagePath) ?? sameSitePath(input.return) ?? page.path;
}
