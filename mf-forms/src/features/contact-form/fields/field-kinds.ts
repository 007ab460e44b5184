import type { FieldType } from 'shared-types/forms/contact-form';
import { CalculationField } from './calculation-field.view';
import { CheckboxField, LikertField, RadioField } from './choice-fields.view';
import type { FieldKind } from './field-props';
import { FileField } from './file-field.view';
import { AddressField, NameField, PhoneField } from './group-fields.view';
import { Section } from './section.view';
import {
  CurrencyField,
  DateField,
  EmailField,
  NumberField,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
  TimeField,
  TwitterField,
  WebsiteField,
} from './single-fields.view';

export const FIELD_KINDS: Readonly<Record<FieldType, FieldKind>> = {
  name: NameField,
  email: EmailField,
  text: TextField,
  textarea: TextareaField,
  select: SelectField,
  checkbox: CheckboxField,
  radio: RadioField,
  likert: LikertField,
  date: DateField,
  time: TimeField,
  phone: PhoneField,
  address: AddressField,
  number: NumberField,
  currency: CurrencyField,
  calculation: CalculationField,
  website: WebsiteField,
  twitter: TwitterField,
  password: PasswordField,
  file: FileField,
  // The server sets it from the address of the page.
  hidden: () => null,
  section: Section,
};
