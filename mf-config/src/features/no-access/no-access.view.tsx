import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { strings } from './no-access.strings';
import './no-access.css';

/** Says that the account's roles do not open this page, and who can help or whom it is for. */
export function element({ data }: PropsOf<'config/no-access/account'>, host: RenderHost<typeof strings>): ReactElement {
  const { displayName, email, isOfPlatform } = data['config/no-access/account'];
  return (
    <div className="config-no-access">
      <h1>{host.text('title')}</h1>
      <p>{host.text(isOfPlatform ? 'platformText' : 'text', { name: displayName, email })}</p>
      <p>
        <a href={CONFIG_PATH.home}>{host.text('home')}</a>
      </p>
    </div>
  );
}
