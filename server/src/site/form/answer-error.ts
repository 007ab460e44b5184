import { FIELD_VALUE_MAX, type FormField } from 'shared-types/forms/contact-form';
import type { AnswerMessages } from './answers.messages';
import type { FieldDefinition } from './field-definition';
import { isEmail } from '../../platform/mail/is-email';
import type { Answer } from './sent-answers';

/** An answer that is looked at. */
interface CheckInput {
  readonly field: FieldDefinition;
  readonly messages: AnswerMessages;
}

type Check = (answer: Answer, input: CheckInput) => string | undefined;

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
  email: ([address = ''], { messages }) => (isEmail(address) ? undefined : messages.noEmail),
  select: (choices, { field, messages }) => (areAmong(choices, field.options) ? undefined : messages.noOption),
  checkbox: (choices, { field: { options, title }, messages }) =>
    areAmong(choices, options.length > 0 ? options : [title]) ? undefined : messages.noOptions,
};

/** What is wrong with the answer to a field, as a sentence for the visitor; `undefined` where it is right. */
export function answerError(answer: Answer, input: CheckInput): string | undefined {
  const { field, messages } = input;
  if (answer.every((part) => part === '')) return field.required ? messages.required(field.title) : undefined;
  const longest = Math.min(field.maxLength ?? FIELD_VALUE_MAX, FIELD_VALUE_MAX);
  if (answer.some((part) => part.length > longest)) return messages.tooLong;
  return CHECKS[field.type](answer, input);
}
