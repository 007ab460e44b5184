import type { Host } from 'shared-types/host/host';
import type { messages } from './design.messages';

export interface DesignParts {
  /** The root element of the view. */
  readonly design: HTMLElement;
  readonly frame: HTMLIFrameElement;
  readonly host: Host<typeof messages>;
}
