import type { Host } from 'shared-types/host/host';
import type { messages } from './cookie-settings.messages';

/** What the effects work on. */
export interface SettingsParts {
  readonly form: HTMLFormElement;
  readonly host: Host<typeof messages>;
}
