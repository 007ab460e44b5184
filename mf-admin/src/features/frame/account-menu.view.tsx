import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { AdminFrameView } from 'shared-types/admin/frame';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { SESSION_CALLS } from 'shared-types/site/people/session';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import type { FrameHost } from './frame-host';

interface AccountMenuProps {
  readonly block: string;
  readonly account: NonNullable<AdminFrameView['account']>;
  readonly host: FrameHost;
}

/** A button with the account's name, which opens its page, its sessions and the way out. */
export function AccountMenu({ block, account: { displayName, email }, host }: AccountMenuProps): ReactElement {
  const { text } = host;
  const id = `block-${block}-account`;
  const [initial] = displayName;
  return (
    <>
      <button
        type="button"
        className="admin-frame__button"
        popoverTarget={id}
        aria-label={text('account', { name: displayName })}
      >
        <span className="admin-frame__initial" data-initial={initial} aria-hidden="true" />
        <span className="admin-frame__label admin-frame__name" dir="auto">
          {displayName}
        </span>
      </button>
      <div className="admin-frame__account" id={id} popover="auto">
        <p className="admin-frame__person">
          <b dir="auto">{displayName}</b>
          <bdi>{email}</bdi>
        </p>
        <a className="admin-frame__link" href={ADMIN_PATH.account}>
          {text('ownAccount')}
        </a>
        <a className="admin-frame__link" href={ADMIN_PATH.sessions}>
          {text('sessions')}
        </a>
        <SignOut block={block} host={host} />
      </div>
    </>
  );
}

function SignOut({ block, host: { text, perRequest } }: Pick<AccountMenuProps, 'block' | 'host'>): ReactElement {
  const { method, path } = SESSION_CALLS.logout;
  const { crumb, return: ownPath } = perRequest;
  return (
    <form className="admin-frame__sign-out" method={method} action={path} data-enhance="" data-sign-out="">
      <div className="form-error" data-form-error="" tabIndex={-1} />
      <HiddenInputs values={{ [CRUMB_PARAMETER]: crumb, block, return: ownPath }} />
      <button type="submit" className="admin-frame__link">
        <span className="admin-frame__idle">{text('signOut')}</span>
        <span className="admin-frame__busy">{text('signingOut')}</span>
      </button>
    </form>
  );
}
