import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { SIGN_IN_LONGEST } from 'shared-types/admin/people/sign-in';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';
import { MEMBER_PASSWORD_CALLS, MEMBER_PATH } from 'shared-types/site/people/member-password';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { messages } from './forgotten-password.messages';
import './forgotten-password.css';

type ForgottenHost = RenderHost<typeof messages>;

/** A form for the email address of an account or member; once sent, the result. */
export function element({ block, form }: PropsOf, host: ForgottenHost): ReactElement {
  const isMember = block.type === MEMBER_BLOCK_TYPE.forgottenPassword;
  const signInPath = isMember ? (host.context.languageRoot ?? '') + MEMBER_PATH.signIn : ADMIN_PATH.signIn;
  return (
    <div className="admin-forgotten-password">
      <h1>{host.text('title')}</h1>
      {form?.done ? (
        <p role="status">{host.text(isMember ? 'requestedByMember' : 'requested')}</p>
      ) : (
        <Form block={block} form={form} isMember={isMember} host={host} />
      )}
      <p>
        <a href={signInPath}>{host.text('signIn')}</a>
      </p>
    </div>
  );
}

type FormProps = Pick<PropsOf, 'block' | 'form'> & { readonly isMember: boolean; readonly host: ForgottenHost };

function Form({ block: { id }, form, isMember, host: { text, perRequest } }: FormProps): ReactElement {
  const messages = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  const call = isMember ? MEMBER_PASSWORD_CALLS.requestMemberReset : FORGOTTEN_PASSWORD_CALLS.requestPasswordReset;
  return (
    <AccountForm call={call} block={id} perRequest={perRequest} form={form} messages={messages}>
      <p data-form-message="" tabIndex={-1} hidden />
      <p>{text(isMember ? 'introToMember' : 'intro')}</p>
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
