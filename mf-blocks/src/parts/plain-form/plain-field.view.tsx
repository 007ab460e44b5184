import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

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
