import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { SettingsField } from '../settings-form/settings-field.view';

interface PasswordFieldProps {
  readonly block: string;
  readonly name: 'currentPassword' | 'password';
  readonly label: string;
  readonly hint?: string;
  readonly form: FormState | undefined;
  readonly maxLength: number;
}

/** A password; a refused form comes back without it. */
export function PasswordField({ maxLength, ...field }: PasswordFieldProps): ReactElement {
  return (
    <SettingsField {...field}>
      {(control) => (
        <input
          {...control}
          type="password"
          required
          maxLength={maxLength}
          autoComplete={field.name === 'password' ? 'new-password' : 'current-password'}
        />
      )}
    </SettingsField>
  );
}
