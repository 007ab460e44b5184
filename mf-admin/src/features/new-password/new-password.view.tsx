import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_PASSWORD_CALLS, NEW_PASSWORD_LENGTH, RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { MEMBER_BLOCK_TYPE } from 'shared-types/site/block-type';
import { MEMBER_PASSWORD_CALLS, MEMBER_PATH } from 'shared-types/site/people/member-password';
import { AccountField } from '../../parts/account-form/account-field.view';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { messages } from './new-password.messages';
import './new-password.css';

type Props = PropsOf<'admin/new-password/link'>;
type NewPasswordHost = RenderHost<typeof messages>;

/** A form for a new password of an account or member, or an error if the link is invalid. */
export function element(props: Props, host: NewPasswordHost): ReactElement {
  const { token, isFirst = false } = props.data['admin/new-password/link'];
  const isMember = props.block.type === MEMBER_BLOCK_TYPE.newPassword;
  const anotherPath = isMember
    ? (host.context.languageRoot ?? '') + MEMBER_PATH.forgottenPassword
    : ADMIN_PATH.forgottenPassword;
  return (
    <div className="admin-new-password">
      <h1>{host.text(isFirst ? 'titleOfFirst' : 'title')}</h1>
      {isFirst && <p>{host.text('introToFirst')}</p>}
      {token === null ? (
        <p>{host.text('gone')}</p>
      ) : (
        <Form {...props} token={token} isFirst={isFirst} isMember={isMember} host={host} />
      )}
      <p>
        <a href={anotherPath}>{host.text('another')}</a>
      </p>
    </div>
  );
}

interface FormProps extends Pick<Props, 'block' | 'form'> {
  readonly token: string;
  readonly isFirst: boolean;
  readonly isMember: boolean;
  readonly host: NewPasswordHost;
}

function Form({ block: { id }, form, token, isFirst, isMember, host: { text, perRequest } }: FormProps): ReactElement {
  const messages = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  const call = isMember ? MEMBER_PASSWORD_CALLS.resetMemberPassword : NEW_PASSWORD_CALLS.resetPassword;
  return (
    <AccountForm call={call} block={id} perRequest={perRequest} form={form} messages={messages}>
      <input type="hidden" name={RESET_TOKEN_PARAMETER} value={token} />
      <AccountField
        block={id}
        name="password"
        label={text(isFirst ? 'passwordOfFirst' : 'password')}
        hint={text('hint', { min: NEW_PASSWORD_LENGTH.min })}
        maxLength={NEW_PASSWORD_LENGTH.max}
        autoComplete="new-password"
        form={form}
      />
    </AccountForm>
  );
}
