import { FIELD_VALUE_MAX } from 'shared-types/forms/contact-form';
import type { Answer, CheckInput } from './fields/field-rule';
import { FIELD_RULES } from './fields/field-rules';

/** What is wrong with the answer to a field, as a sentence for the visitor; `undefined` where it is right. */
export function answerError(answer: Answer, input: CheckInput): string | undefined {
  const { field, messages } = input;
  const rule = FIELD_RULES[field.type];
  const isMissing = field.required && !rule.isComplete(answer, field);
  if (answer.every((part) => part === '')) return isMissing ? messages.required(field.title) : undefined;
  const longest = Math.min(field.maxLength ?? FIELD_VALUE_MAX, FIELD_VALUE_MAX);
  if (answer.some((part) => part.length > longest)) return messages.tooLong;
  return rule.error(answer, input) ?? (isMissing ? messages.required(field.title) : undefined);
}
