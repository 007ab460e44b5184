import { FIELD_VALUE_MAX, type FormField } from 'shared-types/forms/contact-form';
import { EMAIL_SENTENCE, isEmail } from './is-email';
import type { FieldDefinition } from './field-definition';
import type { Answer } from './sent-answers';

const TOO_LONG = 'You have exceeded the character limit.';

type Check = (answer: Answer, field: FieldDefinition) => string | undefined;

/** What may be wrong with an answer that is not empty, by the type of its field. */
const CHECKS: Readonly<Record<FormField['type'], Check>> = {
  name: () => undefined,
  text: () => undefined,
  textarea: () => undefined,
  email: ([address = '']) => (isEmail(address) ? undefined : EMAIL_SENTENCE),
  select: ([choice = ''], { options }) => (options.includes(choice) ? undefined : 'Choose one of the options.'),
  checkbox: (choices, { options, title }) =>
    choices.every((choice) => (options.length > 0 ? options : [title]).includes(choice))
      ? undefined
      : 'Choose from the options.',
};

/** What is wrong with the answer to a field, as a sentence for the visitor; `undefined` where it is right. */
export function answerError(field: FieldDefinition, answer: Answer): string | undefined {
  if (answer.every((part) => part === '')) return field.required ? `${field.title} is required.` : undefined;
  const longest = Math.min(field.maxLength ?? FIELD_VALUE_MAX, FIELD_VALUE_MAX);
  if (answer.some((part) => part.length > longest)) return TOO_LONG;
  return CHECKS[field.type](answer, field);
}
