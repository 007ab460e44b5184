import type { RemoteView } from 'shared-types/config/remote';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { strings } from './remote.strings';

/** The page has come back to say it. */
export const FOCUSED = { tabIndex: -1, autoFocus: true };

/** What every part of the page is given. */
export interface RemotePartProps {
  /** Id of the block. */
  readonly block: string;
  readonly view: RemoteView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof strings>;
}
