import type { ReactElement } from 'react';
import { CODE_FIELD, TWO_STEP_LONGEST } from 'shared-types/admin/people/two-step';
import type { FormState } from 'shared-types/render';
import { blockField, Field } from 'shared-types/site/field';

interface CodeFieldProps {
  readonly block: string;
  readonly label: string;
  readonly hint?: string;
  readonly form: FormState | undefined;
}

/** A field for a code from an authenticator app or a recovery code; always left to right. */
export function CodeField({ block, label, hint, form }: CodeFieldProps): ReactElement {
  return (
    <Field {...blockField({ block, name: CODE_FIELD, label, hint, form })}>
      {(control) => (
        <input
          {...control}
          type="text"
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={TWO_STEP_LONGEST.code}
        />
      )}
    </Field>
  );
}
