import type { Host } from 'shared-types/host/host';
import type { messages } from './design.messages';

/** What the effects of the editing frame work on. */
export interface DesignParts {
  /** The whole of it, as the view drew it. */
  readonly design: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly host: Host<typeof messages>;
}
