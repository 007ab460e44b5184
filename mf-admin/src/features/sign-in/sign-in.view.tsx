import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SECOND_STEP_CALLS } from 'shared-types/admin/people/second-step';
import { SIGN_IN_CALLS, SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import { PasskeyForm } from '../../parts/passkey/passkey-form.view';
import type { messages } from './sign-in.messages';
import './sign-in.css';

type Props = PropsOf<'admin/sign-in/form'>;
type SignInHost = RenderHost<typeof messages>;

/** The sign-in form. It confirms a new password only right after it was set, never because of a link that claims so. */
export function element(props: Props, host: SignInHost): ReactElement {
  const isPasswordSet = props.form?.done === true && props.form.isFirst === true;
  return (
    <div className="admin-sign-in">
      <h1>{host.text('title')}</h1>
      <p role={isPasswordSet ? 'status' : undefined}>{host.text(isPasswordSet ? 'passwordSet' : 'intro')}</p>
      <Form {...props} host={host} />
      <Passkey {...props} host={host} />
      <p>
        <a href={ADMIN_PATH.forgottenPassword}>{host.text('forgotten')}</a>
      </p>
    </div>
  );
}

function Form({ block: { id }, data, form, host: { text, perRequest } }: Props & { readonly host: SignInHost }) {
  const messages = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  const field = { block: id, form };
  return (
    <AccountForm call={SIGN_IN_CALLS.login} block={id} perRequest={perRequest} form={form} messages={messages}>
      <input type="hidden" name="return" value={data['admin/sign-in/form'].leadsTo} />
      <AccountField
        {...field}
        name="email"
        label={text('email')}
        maxLength={SIGN_IN_LONGEST.email}
        autoComplete="username"
      />
      <AccountField
        {...field}
        name="password"
        label={text('password')}
        maxLength={SIGN_IN_LONGEST.password}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}

function Passkey({ block: { id }, data, host: { text, perRequest } }: Props & { readonly host: SignInHost }) {
  return (
    <PasskeyForm
      ceremony="get"
      call={SECOND_STEP_CALLS.usePasskey}
      options={SECOND_STEP_CALLS.askForPasskey}
      sends={{ block: id, page: perRequest.return, return: data['admin/sign-in/form'].leadsTo }}
      perRequest={perRequest}
      submit={text('passkey')}
      sending={text('submitting')}
      failed={text('failed')}
    />
  );
}
