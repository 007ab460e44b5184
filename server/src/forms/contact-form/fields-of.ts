import type { AnsweredField } from 'shared-types/forms/contact-form';
import { writtenNumber } from 'shared-types/forms/logic/written-number';
import { amountStyle } from 'shared-types/site/number/amount-style';
import type { FieldDefinition } from '../../site/form/field-definition';
import { numberFormatOf } from '../../site/page/number-format';

type Kept = Readonly<Record<string, unknown>>;

type ShownField = Pick<FieldDefinition, 'id' | 'title' | 'type' | 'currencySymbol'>;

/**
 * Answers in the order of the form's fields, then those to removed fields by id. Numbers and amounts are written in the language
 * of `locale`; without one they are as stored, for programs.
 */
export function fieldsOf(kept: Kept, fields: readonly ShownField[], locale?: string): AnsweredField[] {
  return fieldsWithIds(kept, fields, locale).map(({ title, values }) => ({ title, values }));
}

/** The same with the ids of the fields. */
export function fieldsWithIds(
  kept: Kept,
  fields: readonly ShownField[],
  locale?: string,
): (AnsweredField & { readonly id: string })[] {
  const known = new Set(fields.map(({ id }) => id));
  const gone = Object.keys(kept).filter((id) => !known.has(id));
  return [
    ...fields
      .filter(({ type }) => type !== 'section')
      .map((field) => ({ id: field.id, title: field.title, values: asShown(field, valuesOf(kept, field.id), locale) })),
    ...gone.map((id) => ({ id, title: id, values: valuesOf(kept, id) })),
  ];
}

const NUMERIC: ReadonlySet<FieldDefinition['type']> = new Set(['number', 'currency', 'calculation']);

type Shown = (values: readonly string[]) => string[];

const inOneLine: Shown = (values) => [values.filter(Boolean).join(' ')];

/** Types with parts that are stored separately, and shown together. */
const SHOWN: Readonly<Partial<Record<FieldDefinition['type'], Shown>>> = {
  name: inOneLine,
  phone: inOneLine,
  date: ([month, day, year]) => [year ? `${year}-${month}-${day}` : ''],
  time: ([hour, minute, _second, half]) => [hour ? `${hour}:${minute} ${half}` : ''],
  address: (lines) => lines.filter(Boolean),
};

function asShown({ type, currencySymbol }: ShownField, values: string[], locale: string | undefined): string[] {
  if (locale === undefined || !NUMERIC.has(type)) return SHOWN[type]?.(values) ?? values;
  const format = numberFormatOf(locale);
  // A number may be a year or of a house, which have no groups.
  const own = type === 'number' ? { ...format, group: '' } : format;
  return values.map((value) => writtenNumber(value, own, currencySymbol ? amountStyle(currencySymbol) : undefined));
}

function valuesOf(kept: Kept, id: string): string[] {
  const value = Object.hasOwn(kept, id) ? kept[id] : undefined;
  return [value].flat().flatMap((one) => {
    if (one === undefined || one === null) return [];
    return typeof one === 'object' ? Object.entries(one).map(likertLine) : [String(one)];
  });
}

/** `The food: +1` */
function likertLine([question, values]: [string, unknown]): string {
  const shown = [values].flat().map((value) => (Number(value) > 0 ? `+${String(value)}` : String(value)));
  return `${question}: ${shown.join(', ') || '–'}`;
}
