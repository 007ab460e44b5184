import type { Host } from 'shared-types/host/host';
import type { strings } from './cookie-settings.strings';

/** What the effects work on. */
export interface SettingsParts {
  readonly form: HTMLFormElement;
  readonly host: Host<typeof strings>;
}
