import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './home.messages';

/** Stands for a part that could not be loaded. */
export function FailedPart({ host }: { readonly host: RenderHost<typeof messages> }): ReactElement {
  return (
    <p>
      {host.text('failed')}{' '}
      <a className="admin-dashboard__link" href={ADMIN_PATH.home}>
        {host.text('tryAgain')}
      </a>
    </p>
  );
}
