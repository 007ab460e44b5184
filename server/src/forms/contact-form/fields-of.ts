import type { AnsweredField } from 'shared-types/forms/contact-form';
import type { FieldDefinition } from '../../site/form/field-definition';

type Kept = Readonly<Record<string, unknown>>;

type ShownField = Pick<FieldDefinition, 'id' | 'title' | 'type'>;

/** Answers in the order of the form's fields, then those to removed fields by id. */
export function fieldsOf(kept: Kept, fields: readonly ShownField[]): AnsweredField[] {
  return fieldsWithIds(kept, fields).map(({ title, values }) => ({ title, values }));
}

/** The same with the ids of the fields. */
export function fieldsWithIds(kept: Kept, fields: readonly ShownField[]): (AnsweredField & { readonly id: string })[] {
  const known = new Set(fields.map(({ id }) => id));
  const gone = Object.keys(kept).filter((id) => !known.has(id));
  return [
    ...fields
      .filter(({ type }) => type !== 'section')
      .map(({ id, title, type }) => ({ id, title, values: asShown(type, valuesOf(kept, id)) })),
    ...gone.map((id) => ({ id, title: id, values: valuesOf(kept, id) })),
  ];
}

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

function asShown(type: FieldDefinition['type'], values: string[]): string[] {
  return SHOWN[type]?.(values) ?? values;
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
