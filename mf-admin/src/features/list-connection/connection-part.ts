import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import {
  LIST_CONNECTION_QUERY,
  type ListConnectionView,
  type ListService,
} from 'shared-types/admin/people/list-connection';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './list-connection.messages';

/** What each part of the page is drawn from. */
export interface ConnectionPartProps {
  readonly block: string;
  readonly view: ListConnectionView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Path of the page with the fields of a service; of the connected one if undefined. */
export function connectionPath(
  { list }: Pick<ListConnectionView, 'list'>,
  service: ListService | undefined,
  host: Pick<RenderHost, 'url'>,
): string {
  return host.url(ADMIN_PATH.listConnection.replace('{token}', list.id), { [LIST_CONNECTION_QUERY.service]: service });
}

/** Values that every form of the page sends. */
export function ownValues({ block, view, host }: ConnectionPartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: connectionPath(view, view.service, host),
    list: view.list.id,
  };
}
