import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_PASSWORD_CALLS, NEW_PASSWORD_LENGTH, RESET_TOKEN_PARAMETER } from 'shared-types/config/new-password';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { strings } from './new-password.strings';
import './new-password.css';

type Props = PropsOf<'config/new-password/link'>;
type NewPasswordHost = RenderHost<typeof strings>;

/** Where a letter's link leads: a form for a new password, or that the link opens nothing. */
export function element(props: Props, host: NewPasswordHost): ReactElement {
  const { token } = props.data['config/new-password/link'];
  return (
    <div className="config-new-password">
      <h1>{host.text('title')}</h1>
      {token === null ? <p>{host.text('gone')}</p> : <Form {...props} token={token} host={host} />}
      <p>
        <a href={CONFIG_PATH.forgottenPassword}>{host.text('another')}</a>
      </p>
    </div>
  );
}

type FormProps = Pick<Props, 'block' | 'form'> & { readonly token: string; readonly host: NewPasswordHost };

function Form({ block: { id }, form, token, host: { text, perRequest } }: FormProps): ReactElement {
  const words = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  return (
    <AccountForm call={NEW_PASSWORD_CALLS.resetPassword} block={id} perRequest={perRequest} form={form} words={words}>
      <input type="hidden" name={RESET_TOKEN_PARAMETER} value={token} />
      <AccountField
        block={id}
        name="password"
        label={text('password')}
        hint={text('hint', { min: NEW_PASSWORD_LENGTH.min })}
        maxLength={NEW_PASSWORD_LENGTH.max}
        autoComplete="new-password"
        form={form}
      />
    </AccountForm>
  );
}
