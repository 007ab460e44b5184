import type { FieldType } from 'shared-types/forms/contact-form';
import { choicesOf } from 'shared-types/forms/logic/calculate';
import { parseFormula, referencesOf, type SyntaxMistake } from 'shared-types/forms/logic/formula';
import type { FieldDefinition } from '../field-definition';

type FieldOfFormula = Pick<FieldDefinition, 'id' | 'type' | 'title' | 'options' | 'amounts' | 'formula'>;

/** What is wrong with the calculation of a field, or with what its options count in calculations. */
export type FormulaMistake =
  /** The text cannot be read. */
  | { readonly field: string; readonly part: 'formula'; readonly reason: 'syntax'; readonly syntax: SyntaxMistake }
  /** About the field named `other`: by its title, or as it is written if there is none. */
  | {
      readonly field: string;
      readonly part: 'formula';
      readonly reason: 'unknown' | 'itself' | 'circle' | 'below' | 'no-number';
      readonly other: string;
    }
  | { readonly field: string; readonly part: 'amounts'; readonly reason: 'count'; readonly options: number }
  | { readonly field: string; readonly part: 'amounts'; readonly reason: 'amount'; readonly amount: string };

/** Types of fields that count in calculations. */
const COUNTING: ReadonlySet<FieldType> = new Set(['number', 'currency', 'select', 'radio', 'checkbox', 'calculation']);
const CHOICES: ReadonlySet<FieldType> = new Set(['select', 'radio', 'checkbox']);
const AMOUNT = /^-?\d{1,12}(?:\.\d{1,2})?$/;

/** True for what an option may count in calculations: digits with a point before two decimals. */
export function isOptionAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/** Everything wrong with the calculations of a form. They are about fields above, so that none depends on itself. */
export function formulaMistakes(fields: readonly FieldOfFormula[]): FormulaMistake[] {
  return fields.flatMap((field, at) => [
    ...(field.type === 'calculation' ? mistakesIn(field, { fields, at }) : []),
    ...(CHOICES.has(field.type) ? amountMistakes(field) : []),
  ]);
}

interface Place {
  readonly fields: readonly FieldOfFormula[];
  /** Index of the calculation. */
  readonly at: number;
}

function mistakesIn(field: FieldOfFormula, { fields, at }: Place): FormulaMistake[] {
  const parsed = parseFormula(field.formula ?? '');
  const own = { field: field.id, part: 'formula' } as const;
  if (!parsed.ok) return [{ ...own, reason: 'syntax', syntax: parsed.mistake }];
  return [...referencesOf(parsed.formula)].flatMap((id): FormulaMistake[] => {
    const other = fields.find((one) => one.id === id);
    if (!other) return [{ ...own, reason: 'unknown', other: id }];
    const reason = referenceMistake(other, field, { fields, at });
    return reason ? [{ ...own, reason, other: other.title }] : [];
  });
}

function referenceMistake(other: FieldOfFormula, field: FieldOfFormula, { fields, at }: Place) {
  if (other === field) return 'itself';
  if (!COUNTING.has(other.type)) return 'no-number';
  if (fields.indexOf(other) < at) return undefined;
  return dependsOn(other, field, fields) ? 'circle' : 'below';
}

/** True if a calculation depends on another, by itself or by others. */
function dependsOn(field: FieldOfFormula, other: FieldOfFormula, fields: readonly FieldOfFormula[]): boolean {
  const reached = new Set([field]);
  for (const { formula = '' } of reached) {
    const parsed = parseFormula(formula);
    const ids = parsed.ok ? referencesOf(parsed.formula) : new Set<string>();
    for (const next of fields) if (ids.has(next.id)) reached.add(next);
  }
  return reached.has(other);
}

function amountMistakes(field: FieldOfFormula): FormulaMistake[] {
  const { id, amounts = [] } = field;
  const options = choicesOf(field).length;
  const own = { field: id, part: 'amounts' } as const;
  if (amounts.length > 0 && amounts.length !== options) return [{ ...own, reason: 'count', options }];
  const wrong = amounts.find((amount) => !isOptionAmount(amount));
  return wrong === undefined ? [] : [{ ...own, reason: 'amount', amount: wrong }];
}
