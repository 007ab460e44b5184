import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ConfirmIdentity } from '../../parts/confirm-identity/confirm-identity.view';
import { DoneNotice } from '../../parts/named-form/named-form.view';
import type { AccountPartProps } from './account-host';
import type { messages } from './account.messages';
import { Part } from './part.view';
import { Password } from './password.view';
import { Profile } from './profile.view';
import { Codes } from './codes.view';
import { TwoStep } from './two-step.view';
import './account.css';

/** The signed-in account. What changes how it signs in is offered shortly after a sign-in, or after a confirmation. */
export function element(
  { block: { id: block }, data, form }: PropsOf<'admin/account/details'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/account/details'];
  const part: AccountPartProps = { on: { block, page: ADMIN_PATH.account, form }, view, host };
  const { text } = host;
  // What was begun or made comes first.
  const isSettingUp = view.isConfirmed && typeof view.authenticator === 'object';
  return (
    <div className="admin-account">
      <h1>{text('title')}</h1>
      <DoneNotice form={form} text={view.done && text('done', { done: view.done })} />
      {view.newCodes && <Codes {...part} />}
      {!view.isConfirmed && (
        <Part id={`block-${block}-identity`} title={text('confirm')}>
          <ConfirmIdentity on={part.on} at="account" hasPasskey={view.passkeys.length > 0} host={host} />
        </Part>
      )}
      {isSettingUp && <TwoStep {...part} />}
      <Profile {...part} />
      <Password {...part} />
      {!isSettingUp && <TwoStep {...part} />}
      {!view.newCodes && view.codesLeft !== undefined && <Codes {...part} />}
      <p>
        {text('sessions', { count: view.sessions })}{' '}
        <a className="admin-account__link" href={ADMIN_PATH.sessions}>
          {text('seeSessions')}
        </a>
      </p>
    </div>
  );
}
