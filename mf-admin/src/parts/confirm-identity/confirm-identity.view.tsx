import type { ReactElement } from 'react';
import { ACCOUNT_CALLS, CONFIRMED_AT_FIELD, type ConfirmedAt } from 'shared-types/admin/people/account';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import { NamedForm, stateOf, type FormPage, type NamedFormMessages } from '../named-form/named-form.view';
import { PasskeyForm } from '../passkey/passkey-form.view';
import { PasswordField } from './password-field.view';

const CONFIRM = 'confirm';

export type ConfirmIdentityMessages = NamedFormMessages &
  Readonly<Record<'confirmHint' | 'currentPassword' | 'confirmSubmit' | 'confirmPasskey', string>>;

interface ConfirmIdentityProps {
  readonly on: FormPage;
  /** The page that asks. */
  readonly at: ConfirmedAt;
  readonly hasPasskey: boolean;
  readonly host: RenderHost<ConfirmIdentityMessages>;
}

/** Asks for the password, or a passkey, before sensitive changes. */
export function ConfirmIdentity({ on, at, hasPasskey, host }: ConfirmIdentityProps): ReactElement {
  const { text, perRequest } = host;
  const sends = { [CONFIRMED_AT_FIELD]: at };
  return (
    <>
      <p>{text('confirmHint')}</p>
      <NamedForm
        {...on}
        name={CONFIRM}
        call={ACCOUNT_CALLS.confirmIdentity}
        sends={sends}
        submit={text('confirmSubmit')}
        host={host}
      >
        <PasswordField
          block={`${on.block}-confirm`}
          name="currentPassword"
          label={text('currentPassword')}
          form={stateOf(on.form, CONFIRM)}
          maxLength={SIGN_IN_LONGEST.password}
        />
      </NamedForm>
      {hasPasskey && (
        <PasskeyForm
          ceremony="get"
          call={SECOND_STEP_CALLS.usePasskey}
          options={SECOND_STEP_CALLS.askForPasskey}
          sends={{ block: on.block, page: on.page, ...sends }}
          perRequest={perRequest}
          submit={text('confirmPasskey')}
          sending={text('sending')}
          failed={text('failed')}
        />
      )}
    </>
  );
}
