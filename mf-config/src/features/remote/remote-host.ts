import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { RemoteView } from 'shared-types/config/remote';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { strings } from './remote.strings';

/** What every part of the page is given. */
export interface RemotePartProps {
  /** Id of the block. */
  readonly block: string;
  readonly view: RemoteView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof strings>;
}

/** What every form of the page tells the server. */
export function ownValues({ block, view: { name }, host }: RemotePartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: CONFIG_PATH.remote.replace('{token}', name),
    remote: name,
  };
}
