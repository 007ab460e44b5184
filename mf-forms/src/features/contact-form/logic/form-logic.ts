import { FIELD_PREFIX, type FormField } from 'shared-types/forms/contact-form';
import type { CalculationField } from 'shared-types/forms/logic/calculate';
import { formPages } from 'shared-types/forms/logic/form-pages';
import type { AnswerTexts, LogicField } from 'shared-types/forms/logic/shown-fields';

/** What the page's script needs of a form's fields, as JSON of the form's attribute; `undefined` if it needs nothing. */
export function logicOf(fields: readonly FormField[]): readonly LogicField[] | undefined {
  if (!fields.some(({ shownWhen }) => shownWhen) && formPages(fields).length === 1) return undefined;
  return fields.map(logicField);
}

/** What the page's script needs to compute a form's calculations; `undefined` if there are none. */
export function calculationsOf(fields: readonly FormField[]): readonly CalculationField[] | undefined {
  if (!fields.some(({ type }) => type === 'calculation')) return undefined;
  return fields.map((field) => {
    const { title, options, amounts, formula } = field;
    return { ...logicField(field), title, ...(amounts && { options, amounts }), ...(formula && { formula }) };
  });
}

function logicField({ id, type, startsPage, shownWhen, currencySymbol }: FormField): LogicField {
  return {
    id,
    type,
    ...(startsPage && { startsPage }),
    ...(shownWhen && { shownWhen }),
    ...(currencySymbol && { currencySymbol }),
  };
}

/** Answers by field id, from the names and values of inputs. */
export function answerTexts(inputs: Iterable<readonly [name: string, value: string]>): AnswerTexts {
  const answers = new Map<string, string[]>();
  for (const [name, value] of inputs) {
    if (!name.startsWith(FIELD_PREFIX)) continue;
    const id = name.slice(FIELD_PREFIX.length, name.lastIndexOf('.'));
    answers.set(id, [...(answers.get(id) ?? []), value]);
  }
  return answers;
}
