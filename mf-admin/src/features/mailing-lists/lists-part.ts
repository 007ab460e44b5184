import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { MailingListsView } from 'shared-types/admin/people/mailing-lists';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './mailing-lists.messages';

/** What each part of the page is drawn from. */
export interface ListsPartProps {
  readonly block: string;
  readonly view: MailingListsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Values that every form of the page sends. */
export function ownValues({ block, host }: ListsPartProps): Readonly<Record<string, string>> {
  return { [CRUMB_PARAMETER]: host.perRequest.crumb, block, page: ADMIN_PATH.mailingLists };
}
