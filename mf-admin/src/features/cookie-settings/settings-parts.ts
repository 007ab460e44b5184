import type { Host } from 'shared-types/host/host';
import type { messages } from './cookie-settings.messages';

export interface SettingsParts {
  readonly form: HTMLFormElement;
  readonly host: Host<typeof messages>;
}
