import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

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
  return (
    <Field {...blockField({ block, name, label, hint, form })}>
      {(control) => (
        <input
          {...control}
          type={name}
          required
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={name === 'email' ? form?.values[name] : undefined}
          {...attributes}
        />
      )}
    </Field>
  );
}
