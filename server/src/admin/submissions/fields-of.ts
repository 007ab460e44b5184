import type { SubmittedField } from 'shared-types/admin/submissions';
import type { FieldDefinition } from '../../site/form/field-definition';

type Kept = Readonly<Record<string, unknown>>;

/** Answers in the order of the form's fields, then those to removed fields by id. */
export function fieldsOf(
  kept: Kept,
  fields: readonly Pick<FieldDefinition, 'id' | 'title' | 'type'>[],
): SubmittedField[] {
  const known = new Set(fields.map(({ id }) => id));
  const gone = Object.keys(kept).filter((id) => !known.has(id));
  return [
    ...fields.map(({ id, title, type }) => ({ title, values: asShown(type, valuesOf(kept, id)) })),
    ...gone.map((id) => ({ title: id, values: valuesOf(kept, id) })),
  ];
}

/** First and last name are stored separately, and shown together. */
function asShown(type: FieldDefinition['type'], values: string[]): string[] {
  return type === 'name' ? [values.join(' ').trim()] : values;
}

function valuesOf(kept: Kept, id: string): string[] {
  const value = Object.hasOwn(kept, id) ? kept[id] : undefined;
  return [value].flat().flatMap((one) => (one === undefined || one === null ? [] : [String(one)]));
}
