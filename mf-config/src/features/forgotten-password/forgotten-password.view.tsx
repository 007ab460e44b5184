import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/config/forgotten-password';
import { SIGN_IN_LONGEST } from 'shared-types/config/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { strings } from './forgotten-password.strings';
import './forgotten-password.css';

type ForgottenHost = RenderHost<typeof strings>;

/** A form for the address a letter goes to; once it is sent, what comes of it. */
export function element({ block, form }: PropsOf, host: ForgottenHost): ReactElement {
  return (
    <div className="config-forgotten-password">
      <h1>{host.text('title')}</h1>
      {form?.done ? <p role="status">{host.text('requested')}</p> : <Form block={block} form={form} host={host} />}
      <p>
        <a href={CONFIG_PATH.signIn}>{host.text('signIn')}</a>
      </p>
    </div>
  );
}

type FormProps = Pick<PropsOf, 'block' | 'form'> & { readonly host: ForgottenHost };

function Form({ block: { id }, form, host: { text, perRequest } }: FormProps): ReactElement {
  const words = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  return (
    <AccountForm
      call={FORGOTTEN_PASSWORD_CALLS.requestPasswordReset}
      block={id}
      perRequest={perRequest}
      form={form}
      words={words}
    >
      <p data-form-message="" tabIndex={-1} hidden />
      <p>{text('intro')}</p>
      <AccountField
        block={id}
        name="email"
        label={text('email')}
        maxLength={SIGN_IN_LONGEST.email}
        autoComplete="username"
        form={form}
      />
    </AccountForm>
  );
}
