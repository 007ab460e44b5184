import type { FormField } from 'shared-types/forms/contact-form';
import type { FieldKind } from './field-props';
import { CheckboxField, NameField } from './group-fields.view';
import { EmailField, SelectField, TextField, TextareaField } from './single-fields.view';

export const FIELD_KINDS: Readonly<Record<FormField['type'], FieldKind>> = {
  name: NameField,
  email: EmailField,
  text: TextField,
  textarea: TextareaField,
  select: SelectField,
  checkbox: CheckboxField,
};
