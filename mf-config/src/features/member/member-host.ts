import type { MemberDetailsView } from 'shared-types/config/member';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { strings } from './member.strings';

/** What every part of the page is given. */
export interface MemberPartProps {
  /** Id of the block. */
  readonly block: string;
  readonly view: MemberDetailsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof strings>;
}
