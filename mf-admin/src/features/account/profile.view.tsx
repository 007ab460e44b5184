import type { ReactElement } from 'react';
import { ACCOUNT_CALLS } from 'shared-types/admin/people/account';
import { MEMBER_LONGEST } from 'shared-types/admin/people/members';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import { NamedForm, stateOf } from '../../parts/named-form/named-form.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import type { AccountPartProps } from './account-host';
import { Part } from './part.view';

const NAME = 'name';
const EMAIL = 'email';

export function Profile({ on, view, host }: AccountPartProps): ReactElement {
  const { text } = host;
  const name = stateOf(on.form, NAME);
  const email = stateOf(on.form, EMAIL);
  return (
    <Part id={`block-${on.block}-profile`} title={text('profile')}>
      <NamedForm {...on} name={NAME} call={ACCOUNT_CALLS.saveName} submit={text('saveName')} isQuiet host={host}>
        <LineField
          block={on.block}
          name="displayName"
          label={text('displayName')}
          form={name}
          value={name?.values['displayName'] ?? view.displayName}
          more={{ required: true, maxLength: MEMBER_LONGEST.displayName, autoComplete: 'name' }}
        />
      </NamedForm>
      <p>{text('email', { email: view.email })}</p>
      {view.newEmail !== undefined && <p role="status">{text('waiting', { email: view.newEmail })}</p>}
      {view.isConfirmed && (
        <NamedForm
          {...on}
          name={EMAIL}
          call={ACCOUNT_CALLS.requestEmailChange}
          submit={text('saveEmail')}
          isQuiet
          host={host}
        >
          <LineField
            block={on.block}
            name="email"
            label={text('newEmail')}
            hint={text('newEmailHint')}
            form={email}
            value={email?.values['email'] ?? ''}
            more={{
              type: 'email',
              required: true,
              maxLength: SIGN_IN_LONGEST.email,
              autoCapitalize: 'none',
              spellCheck: false,
            }}
          />
        </NamedForm>
      )}
    </Part>
  );
}
