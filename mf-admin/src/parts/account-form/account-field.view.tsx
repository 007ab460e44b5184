import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';

/** A field of an account's form. */
export interface AccountFieldProps {
  /** Id of the block it stands in. */
  readonly block: string;
  readonly name: 'email' | 'password';
  readonly label: string;
  /** What is to be written there, where the label does not say it. */
  readonly hint?: string;
  readonly maxLength: number;
  /** What a password manager takes it for. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password';
  readonly form: FormState | undefined;
}

/** An address or a password. A page that comes back keeps the address, never the password. */
export function AccountField({ block, name, label, hint, form, ...attributes }: AccountFieldProps): ReactElement {
  const inputId = `block-${block}-${name}`;
  const [hintId, errorId] = [`${inputId}-hint`, `${inputId}-error`];
  const error = form?.errors[name];
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      {hint !== undefined && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      <p className="field__error" id={errorId} data-field-error={name}>
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
        aria-describedby={hint === undefined ? errorId : `${hintId} ${errorId}`}
        aria-invalid={error ? true : undefined}
        {...attributes}
      />
    </div>
  );
}
