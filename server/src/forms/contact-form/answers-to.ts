import type { z } from 'zod';
import { sameSitePath } from '../../platform/http/same-site-path';
import type { Site } from '../../site/directory/site';
import type { Answer } from '../../site/form/fields/field-rule';
import { sentAnswers } from '../../site/form/sent-answers';
import { numberFormatOf } from '../../site/page/number-format';
import type { FoundForm } from './find-form';
import type { saveFormSubmissionSchema } from './save-form-submission.schema';

type Input = z.output<typeof saveFormSubmissionSchema>;

/** The answers that were sent to a form from a page in this language; `undefined` if they cannot be read. */
export function answersTo(
  form: FoundForm,
  input: Input,
  { locale }: Pick<Site, 'locale'>,
): ReadonlyMap<string, Answer> | undefined {
  const { searchParams: query } = new URL(pagePath(form, input), 'https://page.invalid');
  return sentAnswers(input, form.definition.fields, { query, signs: numberFormatOf(locale) });
}

/** Path and query of the page that the form was on. */
export function pagePath({ page }: FoundForm, input: Input): string {
  return sameSitePath(input.pagePath) ?? sameSitePath(input.return) ?? page.path;
}
