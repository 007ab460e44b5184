import type { ReactElement, ReactNode } from 'react';
import type { FormState } from 'shared-types/render';
import { fieldId } from './field-id';
import './settings-form.css';

/** What every field has. */
export interface SettingsFieldProps {
  /** Id of the block it stands in. */
  readonly block: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly form: FormState | undefined;
}

/** How a control is told of its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

/** Names a control, and says which elements describe it. */
export function controlAttributes({ block, name, hint, form }: Omit<SettingsFieldProps, 'label'>): ControlAttributes {
  const id = fieldId(block, name);
  return {
    id,
    name,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
    'aria-invalid': form?.errors[name] ? true : undefined,
  };
}

/** The hint of a field, and what is wrong with it or different. */
export function FieldNotes({ block, name, hint, form }: Omit<SettingsFieldProps, 'label'>): ReactElement {
  const id = fieldId(block, name);
  return (
    <>
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field__error admin-settings-form__error" id={`${id}-error`} data-field-error={name} dir="auto">
        {form?.errors[name]}
      </p>
    </>
  );
}

/** A field whose label stands over it. */
export function SettingsField({
  children,
  label,
  ...props
}: SettingsFieldProps & { readonly children: ReactNode }): ReactElement {
  return (
    <div className="field">
      <label htmlFor={fieldId(props.block, props.name)}>{label}</label>
      <FieldNotes {...props} />
      {children}
    </div>
  );
}
