import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

export interface AccountFieldProps {
  readonly block: string;
  readonly name: 'email' | 'password';
  readonly label: string;
  /** Explains what to enter, if the label does not. */
  readonly hint?: string;
  readonly maxLength: number;
  /** Tells password managers what the field contains. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password';
  readonly form: FormState | undefined;
}

/** An email address or a password. After a failed post, the address is kept, but not the password. */
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
