import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { MemberDetailsView } from 'shared-types/admin/people/member';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { messages } from './member.messages';

export interface MemberPartProps {
  readonly block: string;
  readonly view: MemberDetailsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** Values that every form of the page sends. */
export function ownValues({ block, view: { id }, host }: MemberPartProps): Readonly<Record<string, string>> {
  return {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: ADMIN_PATH.member.replace('{token}', id),
    member: id,
  };
}
