import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { NEW_EMAIL_CALLS } from 'shared-types/admin/people/new-email';
import { RESET_TOKEN_PARAMETER } from 'shared-types/admin/people/new-password';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AccountForm } from '../../parts/account-form/account-form.view';
import type { messages } from './new-email.messages';
import './new-email.css';

type Props = PropsOf<'admin/new-email/link'>;
type NewEmailHost = RenderHost<typeof messages>;

/** A button that sets the address of the link; what was done; or that the link is invalid. */
export function element(props: Props, host: NewEmailHost): ReactElement {
  const { change } = props.data['admin/new-email/link'];
  const isDone = props.form?.done === true;
  const { text } = host;
  return (
    <div className="admin-new-email">
      <h1>{text('title')}</h1>
      {isDone && <p role="status">{text('done')}</p>}
      {!isDone && change && (
        <>
          <p>{text('intro', { email: change.email })}</p>
          <Form {...props} token={change.token} host={host} />
        </>
      )}
      {!isDone && !change && <p>{props.form?.message ?? text('gone')}</p>}
      <p>
        <a href={ADMIN_PATH.account}>{text('account')}</a>
      </p>
    </div>
  );
}

interface FormProps extends Pick<Props, 'block' | 'form'> {
  readonly token: string;
  readonly host: NewEmailHost;
}

function Form({ block: { id }, form, token, host: { text, perRequest } }: FormProps): ReactElement {
  const messages = {
    submit: text('submit'),
    submitting: text('submitting'),
    problem: text('problem'),
    failed: text('failed'),
  };
  const call = NEW_EMAIL_CALLS.confirmEmail;
  return (
    <AccountForm call={call} block={id} perRequest={perRequest} form={form} messages={messages}>
      <input type="hidden" name={RESET_TOKEN_PARAMETER} value={token} />
    </AccountForm>
  );
}
