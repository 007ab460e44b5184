import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { RemotePartProps } from './remote-host';

/** What every form of the page tells the server. */
export function OwnInputs({ block, view: { name }, host }: RemotePartProps): ReactElement {
  const own = {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: CONFIG_PATH.remote.replace('{token}', name),
    remote: name,
  };
  return (
    <>
      {Object.entries(own).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
    </>
  );
}
