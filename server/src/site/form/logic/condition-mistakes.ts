import { needsValue, OPERATORS_OF, type Condition } from 'shared-types/forms/logic/condition';
import { numberText } from 'shared-types/forms/logic/number-text';
import type { FieldDefinition } from '../field-definition';

/** What is wrong with a condition: in `part`, about the field with the title `other`. */
export interface ConditionMistake {
  /** Id of the field that has the condition. */
  readonly field: string;
  /** Index among the field's conditions. */
  readonly index: number;
  readonly part: keyof Condition;
  readonly reason: 'unknown' | 'itself' | 'circle' | 'below' | 'operator' | 'no-value' | 'no-option' | 'no-number';
  /** Empty if the form has no such field. */
  readonly other: string;
}

type FieldWithConditions = Pick<FieldDefinition, 'id' | 'type' | 'title' | 'options' | 'shownWhen'>;

/** Everything wrong with the conditions of a form. They are about fields above, so that none depends on itself. */
export function conditionMistakes(fields: readonly FieldWithConditions[]): ConditionMistake[] {
  return fields.flatMap((field, at) =>
    (field.shownWhen?.conditions ?? []).flatMap((condition, index) => {
      const other = fields.find(({ id }) => id === condition.field);
      const mistake = orderMistake({ fields, at, other }) ?? (other && valueMistake(condition, other));
      return mistake ? [{ field: field.id, index, ...mistake, other: other?.title ?? '' }] : [];
    }),
  );
}

type Found = Pick<ConditionMistake, 'part' | 'reason'>;

interface Reference {
  readonly fields: readonly FieldWithConditions[];
  /** Index of the field that has the condition. */
  readonly at: number;
  readonly other: FieldWithConditions | undefined;
}

function orderMistake({ fields, at, other }: Reference): Found | undefined {
  const field = fields[at];
  if (!field || !other) return { part: 'field', reason: 'unknown' };
  if (other === field) return { part: 'field', reason: 'itself' };
  if (fields.indexOf(other) < at) return undefined;
  return { part: 'field', reason: dependsOn(other, field, fields) ? 'circle' : 'below' };
}

/** True if a field depends on another, by itself or by others. */
function dependsOn(
  field: FieldWithConditions,
  other: FieldWithConditions,
  fields: readonly FieldWithConditions[],
): boolean {
  const reached = new Set([field]);
  for (const { shownWhen } of reached)
    for (const { field: id } of shownWhen?.conditions ?? []) {
      const next = fields.find((one) => one.id === id);
      if (next) reached.add(next);
    }
  return reached.has(other);
}

function valueMistake({ operator, value = '' }: Condition, other: FieldWithConditions): Found | undefined {
  const { type, title, options } = other;
  if (!OPERATORS_OF[type].includes(operator)) return { part: 'operator', reason: 'operator' };
  if (!needsValue(operator)) return undefined;
  if (value.trim() === '') return { part: 'value', reason: 'no-value' };
  if (type === 'number' || type === 'currency')
    return Number.isNaN(Number(numberText(value))) ? { part: 'value', reason: 'no-number' } : undefined;
  const choices = type === 'checkbox' && options.length === 0 ? [title] : options;
  const isChoice = type === 'select' || type === 'radio' || type === 'checkbox';
  return isChoice && !choices.includes(value) ? { part: 'value', reason: 'no-option' } : undefined;
}
