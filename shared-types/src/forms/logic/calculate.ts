import type { FormField } from '../contact-form';
import { decimalOf, minorUnits, minorUnitsText, negated, productOf, sumOf, ZERO, type Decimal } from './decimal';
import { parseFormula, type Formula } from './formula';
import { numberText, STORED_SIGNS, type NumberSigns } from './number-text';
import { shownFields, type AnswerTexts, type LogicField } from './shown-fields';

/** What calculations need to know of a field. */
export type CalculationField = LogicField & Pick<FormField, 'title' | 'options' | 'amounts' | 'formula'>;

/** Longest number that is an answer, in characters; longer ones are refused when the form is sent. */
const LONGEST_NUMBER = 27;

/**
 * The results of the shown calculations of a form, by field id. Fields that are hidden, unanswered or not above a calculation,
 * and answers that are no numbers, count as 0 there. Results are rounded to hundredths, halves away from zero, and count in
 * other calculations as they are shown. Without a currency symbol a result has no zeros at its end. Results are as stored, with a
 * point; `signs` are those of the answers.
 */
export function calculatedAnswers(
  fields: readonly CalculationField[],
  answers: AnswerTexts,
  signs: NumberSigns = STORED_SIGNS,
): ReadonlyMap<string, string> {
  const shown = shownFields(fields, answers, signs);
  const values = new Map<string, Decimal>();
  const results = new Map<string, string>();
  for (const field of fields) {
    if (!shown.has(field.id)) continue;
    if (field.type !== 'calculation') {
      values.set(field.id, valueOf(field, answers.get(field.id) ?? [], signs));
      continue;
    }
    const parsed = parseFormula(field.formula ?? '');
    if (!parsed.ok) continue;
    const units = minorUnits(evaluated(parsed.formula, values));
    values.set(field.id, { units, scale: 2 });
    const text = minorUnitsText(units);
    results.set(field.id, field.currencySymbol ? text : text.replace(/\.?0{1,2}$/, ''));
  }
  return results;
}

function evaluated(formula: Formula, values: ReadonlyMap<string, Decimal>): Decimal {
  switch (formula.kind) {
    case 'number':
      return decimalOf(formula.text) ?? ZERO;
    case 'field':
      return values.get(formula.id) ?? ZERO;
    case 'negated':
      return negated(evaluated(formula.part, values));
    case 'sum':
      return sumOf(formula.parts.map((part) => evaluated(part, values)));
    case 'product':
      return productOf(formula.parts.map((part) => evaluated(part, values)));
  }
}

function valueOf(field: CalculationField, answer: readonly string[], signs: NumberSigns): Decimal {
  const { type, amounts = [], currencySymbol = '' } = field;
  if (type === 'number' || type === 'currency') {
    const text = numberText((answer[0] ?? '').replace(currencySymbol, ''), signs);
    return (text.length <= LONGEST_NUMBER && decimalOf(text)) || ZERO;
  }
  const chosen = new Set(answer.map(asShown));
  const counted = choicesOf(field).map((choice, index) => (chosen.has(asShown(choice)) ? amounts[index] : undefined));
  return sumOf(counted.map((amount) => decimalOf(amount ?? '') ?? ZERO));
}

/** The choices of a field, in the order of their amounts: without options, a checkbox is one box with the field's title. */
export function choicesOf({
  type,
  title,
  options = [],
}: Pick<CalculationField, 'type' | 'title' | 'options'>): readonly string[] {
  return type === 'checkbox' && options.length === 0 ? [title] : options;
}

/** As browsers send the white space of an option. */
function asShown(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
