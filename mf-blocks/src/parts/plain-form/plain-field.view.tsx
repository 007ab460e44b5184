import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

/** A field of a plain form. */
export interface PlainFieldProps {
  /** Id of the block it stands in. */
  readonly block: string;
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly maxLength: number;
  /** What a password manager takes it for. */
  readonly autoComplete: 'username' | 'current-password';
  readonly form: FormState | undefined;
}

/** An address or a password. A page that comes back keeps the address, never the password. */
export function PlainField({ block, name, label, form, ...attributes }: PlainFieldProps): ReactElement {
  const inputId = `block-${block}-${name}`;
  const error = form?.errors[name];
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <p className="field__error" id={`${inputId}-error`} data-field-error={name}>
        {error}
      </p>
      <input
        id={inputId}
        name={name}
        type={name}
        required
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={name === 'email' ? form?.values[name] : undefined}
        aria-describedby={`${inputId}-error`}
        aria-invalid={error ? true : undefined}
        {...attributes}
      />
    </div>
  );
}
