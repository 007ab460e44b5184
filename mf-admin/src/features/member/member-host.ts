import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { MemberDetailsView } from 'shared-types/admin/people/member';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './member.messages';

/** What every part of the page is given. */
export interface MemberPartProps {
  /** Id of the block. */
  readonly block: string;
  readonly view: MemberDetailsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** What every form of the page tells the server. */
export function ownValues({ block, view: { id }, host }: MemberPartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: ADMIN_PATH.member.replace('{token}', id),
    member: id,
  };
}
