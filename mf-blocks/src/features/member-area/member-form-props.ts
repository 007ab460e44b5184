import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './member-area.messages';

/** What both forms of the member area are given. */
export interface MemberFormProps {
  /** Id of the block. */
  readonly id: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}
