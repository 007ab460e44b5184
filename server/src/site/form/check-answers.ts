import type { FieldValue, LikertValue } from 'shared-types/forms/contact-form';
import { calculatedAnswers } from 'shared-types/forms/logic/calculate';
import { shownFields } from 'shared-types/forms/logic/shown-fields';
import { answerError } from './answer-error';
import type { AnswerMessages } from './answers.messages';
import type { FieldDefinition } from './field-definition';
import type { Answer } from './fields/field-rule';
import { FIELD_RULES } from './fields/field-rules';

/** The form's values by field id as they are kept, or a message for each field that is wrong. */
export type CheckedAnswers =
  | { readonly ok: true; readonly fields: Readonly<Record<string, FieldValue | LikertValue>> }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

/** The answers to a form, by field id. */
export interface AnsweredForm {
  readonly fields: readonly FieldDefinition[];
  readonly answers: ReadonlyMap<string, Answer>;
}

/**
 * Checks every answer against its field. Hidden fields need no answer, and none is kept. Results of calculations are kept as
 * computed here, whatever was sent.
 */
export function checkAnswers({ fields, answers }: AnsweredForm, messages: AnswerMessages): CheckedAnswers {
  const shown = shownFields(fields, answers);
  const checked = fields
    .filter(({ id }) => shown.has(id))
    .map((field) => {
      const answer = answers.get(field.id) ?? [];
      return { field, answer, error: answerError(answer, { field, messages }) };
    });
  const wrong = checked.flatMap(({ field, error }) => (error === undefined ? [] : [[field.id, error] as const]));
  if (wrong.length > 0) return { ok: false, errors: Object.fromEntries(wrong) };
  const results = calculatedAnswers(fields, answers);
  return {
    ok: true,
    fields: Object.fromEntries(
      checked.flatMap(({ field, answer }) => {
        const value = results.get(field.id) ?? FIELD_RULES[field.type].keep(answer, field);
        return value === undefined ? [] : [[field.id, value] as const];
      }),
    ),
  };
}
