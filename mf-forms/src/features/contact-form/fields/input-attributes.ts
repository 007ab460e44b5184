import { FIELD_PREFIX } from 'shared-types/forms/contact-form';
import { fieldDescription } from 'shared-types/site/field';
import { commonField } from './common-field.view';
import type { FieldProps } from './field-props';

/** Attributes of every input of a field; `part` as in FIELD_PARTS. The first part has the field's own element id. */
export function inputAttributes(props: FieldProps, part: string) {
  const { field, elementId, values, error } = props;
  const name = `${FIELD_PREFIX}${field.id}.${part}`;
  return {
    id: `${elementId}-${part}`,
    name,
    defaultValue: values[name] ?? '',
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': fieldDescription(commonField(props)),
  };
}
