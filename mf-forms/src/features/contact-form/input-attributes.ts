import { FIELD_PREFIX } from 'shared-types/forms/contact-form';
import type { FieldProps } from './field-props';

/** Attributes every input of a field has; `part` as in FIELD_PARTS. The first part bears the field's own element id. */
export function inputAttributes({ field, elementId, values, error }: FieldProps, part: string) {
  const name = `${FIELD_PREFIX}${field.id}.${part}`;
  return {
    id: `${elementId}-${part}`,
    name,
    defaultValue: values[name] ?? '',
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${elementId}-hint ${elementId}-error`,
  };
}
