import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import type { messages } from './not-found.messages';
import './not-found.css';

/** States that the address leads nowhere, with a way on. */
export function element(_props: PropsOf, host: ViewHost<typeof messages>): ReactElement {
  return (
    <div className="admin-not-found">
      <h1>{host.text('title')}</h1>
      <p>{host.text('text')}</p>
      <p>
        <a href={ADMIN_PATH.home}>{host.text('home')}</a>
      </p>
    </div>
  );
}
