import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SUBSCRIBERS_QUERY, type SubscribersView } from 'shared-types/admin/people/subscribers';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './subscribers.messages';

export interface SubscribersPartProps {
  readonly block: string;
  readonly view: SubscribersView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

export function listPath({ list }: Pick<SubscribersView, 'list'>): string {
  return ADMIN_PATH.subscribers.replace('{token}', list.id);
}

/** Path of a page of the list with the same filter. */
export function subscribersPath(
  view: Pick<SubscribersView, 'list' | 'search' | 'state'>,
  page: number,
  host: Pick<RenderHost, 'url'>,
): string {
  return host.url(listPath(view), {
    [SUBSCRIBERS_QUERY.search]: view.search || undefined,
    [SUBSCRIBERS_QUERY.state]: view.state || undefined,
    [SUBSCRIBERS_QUERY.page]: page > 1 ? page : undefined,
  });
}

/** Values that every form of the page sends. */
export function ownValues({ block, view, host }: SubscribersPartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: subscribersPath(view, view.page, host),
    list: view.list.id,
  };
}
