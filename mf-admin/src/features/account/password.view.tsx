import type { ReactElement } from 'react';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { NEW_PASSWORD_LENGTH } from 'shared-types/admin/people/new-password';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import type { AccountPartProps } from './account-host';
import { Part } from './part.view';
import { PasswordField } from '../../parts/confirm-identity/password-field.view';

const PASSWORD = 'password';

export function Password({ on, view, host }: AccountPartProps): ReactElement {
  const { text } = host;
  const form = stateOf(on.form, PASSWORD);
  return (
    <Part id={`block-${on.block}-own-password`} title={text('password')}>
      <NamedForm
        {...on}
        name={PASSWORD}
        call={ACCOUNT_CALLS.changePassword}
        submit={text('savePassword')}
        isQuiet
        host={host}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={view.email} readOnly hidden />
        <PasswordField
          block={on.block}
          name="currentPassword"
          label={text('currentPassword')}
          form={form}
          maxLength={SIGN_IN_LONGEST.password}
        />
        <PasswordField
          block={on.block}
          name="password"
          label={text('newPassword')}
          hint={text('passwordHint', { min: NEW_PASSWORD_LENGTH.min })}
          form={form}
          maxLength={NEW_PASSWORD_LENGTH.max}
        />
      </NamedForm>
    </Part>
  );
}
