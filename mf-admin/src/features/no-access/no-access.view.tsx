import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './no-access.messages';
import './no-access.css';

/** States that the account's roles are not sufficient, and who can help or who may open the page. */
export function element({ data }: PropsOf<'admin/no-access/account'>, host: RenderHost<typeof messages>): ReactElement {
  const { displayName, email, isOfPlatform } = data['admin/no-access/account'];
  return (
    <div className="admin-no-access">
      <h1>{host.text('title')}</h1>
      <p>{host.text(isOfPlatform ? 'platformText' : 'text', { name: displayName, email })}</p>
      <p>
        <a href={ADMIN_PATH.home}>{host.text('home')}</a>
      </p>
    </div>
  );
}
