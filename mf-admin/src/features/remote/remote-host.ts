import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RemoteView } from 'shared-types/admin/remote';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './remote.messages';

export interface RemotePartProps {
  readonly block: string;
  readonly view: RemoteView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Values that every form of the page sends. */
export function ownValues({ block, view: { name }, host }: RemotePartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: ADMIN_PATH.remote.replace('{token}', name),
    remote: name,
  };
}
