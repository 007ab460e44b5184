import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './member-area.messages';

export interface MemberFormProps {
  readonly id: string;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}
