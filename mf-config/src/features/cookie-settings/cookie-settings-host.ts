import type { CookieSettingsView } from 'shared-types/config/cookie-settings';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { strings } from './cookie-settings.strings';

/** What the views of the settings are given. */
export type CookieSettingsHost = RenderHost<typeof strings>;

/** What the fields are filled from. */
export interface Filling {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: CookieSettingsView;
  readonly form: FormState | undefined;
  readonly host: CookieSettingsHost;
}
