import type { InputHTMLAttributes, ReactElement, TextareaHTMLAttributes } from 'react';
import { controlAttributes, FieldNotes } from 'shared-types/site/field';
import { SettingsField, settingsField, type SettingsFieldProps } from './settings-field.view';

/** Digits are left to right in every language. */
export const AMOUNT = { inputMode: 'decimal', dir: 'ltr', maxLength: 40 } as const;
/** The same for whole numbers. */
export const COUNT = { inputMode: 'numeric', dir: 'ltr', maxLength: 10 } as const;

export interface ControlProps extends SettingsFieldProps {
  /** Its value; for a checkbox, empty if unchecked. */
  readonly value: string;
}

export function LineField({
  more,
  value,
  ...field
}: ControlProps & { readonly more?: InputHTMLAttributes<HTMLInputElement> }): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => <input type="text" dir="auto" {...more} defaultValue={value} {...control} />}
    </SettingsField>
  );
}

export function AreaField({
  more,
  value,
  ...field
}: ControlProps & { readonly more?: TextareaHTMLAttributes<HTMLTextAreaElement> }): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => <textarea dir="auto" {...more} defaultValue={value} {...control} />}
    </SettingsField>
  );
}

export function ChoiceField({
  choices,
  value,
  ...field
}: ControlProps & { readonly choices: readonly (readonly [string, string])[] }): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => (
        // Otherwise the browser would select the first option, which would count as a change.
        <select defaultValue={value || choices[0]?.[0]} {...control}>
          {choices.map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </SettingsField>
  );
}

export function BoxField({ value, ...props }: ControlProps): ReactElement {
  const field = settingsField(props);
  return (
    <div className="field admin-settings-form__box">
      <input type="checkbox" defaultChecked={value !== ''} {...controlAttributes(field)} />
      <div className="admin-settings-form__beside">
        <label htmlFor={field.id}>{field.label}</label>
        <FieldNotes {...field} />
      </div>
    </div>
  );
}
