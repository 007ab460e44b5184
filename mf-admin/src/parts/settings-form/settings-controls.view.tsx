import type { InputHTMLAttributes, ReactElement, TextareaHTMLAttributes } from 'react';
import { controlAttributes, FieldNotes, SettingsField, type SettingsFieldProps } from './settings-field.view';
import { fieldId } from './field-id';

/** Digits are written from left to right in every language. */
export const AMOUNT = { inputMode: 'decimal', dir: 'ltr', maxLength: 40 } as const;
/** The same for whole numbers. */
export const COUNT = { inputMode: 'numeric', dir: 'ltr', maxLength: 10 } as const;

interface ControlProps extends SettingsFieldProps {
  /** What it holds; of a box, empty where it is not ticked. */
  readonly value: string;
}

/** One line. */
export function LineField({
  more,
  value,
  ...field
}: ControlProps & { readonly more?: InputHTMLAttributes<HTMLInputElement> }): ReactElement {
  return (
    <SettingsField {...field}>
      <input type="text" dir="auto" {...more} defaultValue={value} {...controlAttributes(field)} />
    </SettingsField>
  );
}

/** Several lines. */
export function AreaField({
  more,
  value,
  ...field
}: ControlProps & { readonly more?: TextareaHTMLAttributes<HTMLTextAreaElement> }): ReactElement {
  return (
    <SettingsField {...field}>
      <textarea dir="auto" {...more} defaultValue={value} {...controlAttributes(field)} />
    </SettingsField>
  );
}

/** Something that is chosen of a list: values and what they are called. */
export function ChoiceField({
  choices,
  value,
  ...field
}: ControlProps & { readonly choices: readonly (readonly [string, string])[] }): ReactElement {
  return (
    <SettingsField {...field}>
      {/* With nothing chosen a browser takes the first, and would count that as a change. */}
      <select defaultValue={value || choices[0]?.[0]} {...controlAttributes(field)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </SettingsField>
  );
}

/** Something that is ticked or not. */
export function BoxField({ label, value, ...field }: ControlProps): ReactElement {
  return (
    <div className="field admin-settings-form__box">
      <input type="checkbox" defaultChecked={value !== ''} {...controlAttributes(field)} />
      <div className="admin-settings-form__beside">
        <label htmlFor={fieldId(field.block, field.name)}>{label}</label>
        <FieldNotes {...field} />
      </div>
    </div>
  );
}
