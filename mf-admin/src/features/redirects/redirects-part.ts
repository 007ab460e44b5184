import { REDIRECTS_QUERY, type RedirectEntry, type RedirectsView } from 'shared-types/admin/pages/redirects';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './redirects.messages';

export interface RedirectsPartProps {
  readonly block: string;
  readonly view: RedirectsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Path of another part of the list with the same search. */
export function redirectsPath(
  { search }: Pick<RedirectsView, 'search'>,
  beside: Pick<RedirectsView, 'after' | 'before'>,
  host: Pick<RenderHost, 'url'>,
): string {
  return host.url(ADMIN_PATH.redirects, {
    [REDIRECTS_QUERY.search]: search || undefined,
    [REDIRECTS_QUERY.after]: beside.after,
    [REDIRECTS_QUERY.before]: beside.before,
  });
}

/** Values that every form of the page sends. */
export function ownValues({ block, view }: RedirectsPartProps): Readonly<Record<string, string>> {
  return { block, page: view.address };
}

/** The redirect as the owner sees it, by which the server tells whether somebody else has changed it. */
export function seenValues({ from, to, kind }: RedirectEntry): Readonly<Record<string, string>> {
  return { seenFrom: from, seenTo: to, seenKind: kind };
}
