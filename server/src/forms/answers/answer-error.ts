import { FIELD_VALUE_MAX, type FormField } from 'shared-types/forms/contact-form';
import type { AnswerSentences } from './answers.sentences';
import type { FieldDefinition } from './field-definition';
import { isEmail } from './is-email';
import type { Answer } from './sent-answers';

/** An answer that is looked at. */
interface Asked {
  readonly field: FieldDefinition;
  readonly sentences: AnswerSentences;
}

type Check = (answer: Answer, asked: Asked) => string | undefined;

/** As an option stands on the page: browsers send its white space as one space, and none at its ends. */
const asShown = (text: string) => text.replace(/\s+/g, ' ').trim();

const areAmong = (choices: readonly string[], options: readonly string[]) => {
  const shown = new Set(options.map(asShown));
  return choices.every((choice) => shown.has(asShown(choice)));
};

/** What may be wrong with an answer that is not empty, by the type of its field. */
const CHECKS: Readonly<Record<FormField['type'], Check>> = {
  name: () => undefined,
  text: () => undefined,
  textarea: () => undefined,
  email: ([address = ''], { sentences }) => (isEmail(address) ? undefined : sentences.noEmail),
  select: (choices, { field, sentences }) => (areAmong(choices, field.options) ? undefined : sentences.noOption),
  checkbox: (choices, { field: { options, title }, sentences }) =>
    areAmong(choices, options.length > 0 ? options : [title]) ? undefined : sentences.noOptions,
};

/** What is wrong with the answer to a field, as a sentence for the visitor; `undefined` where it is right. */
export function answerError(answer: Answer, asked: Asked): string | undefined {
  const { field, sentences } = asked;
  if (answer.every((part) => part === '')) return field.required ? sentences.required(field.title) : undefined;
  const longest = Math.min(field.maxLength ?? FIELD_VALUE_MAX, FIELD_VALUE_MAX);
  if (answer.some((part) => part.length > longest)) return sentences.tooLong;
  return CHECKS[field.type](answer, asked);
}
