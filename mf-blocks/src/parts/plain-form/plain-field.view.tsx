import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

export interface PlainFieldProps {
  readonly block: string;
  readonly name: 'email' | 'password';
  readonly label: string;
  readonly maxLength: number;
  /** Tells password managers what the field contains. */
  readonly autoComplete: 'username' | 'current-password';
  readonly form: FormState | undefined;
}

/** An email address or a password. A page that comes back keeps the address, never the password. */
export function PlainField({ block, name, label, form, ...attributes }: PlainFieldProps): ReactElement {
  return (
    <Field {...blockField({ block, name, label, form })}>
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
