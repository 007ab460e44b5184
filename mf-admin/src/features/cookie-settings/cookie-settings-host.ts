import type { CookieSettingsView } from 'shared-types/admin/cookie-settings';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './cookie-settings.messages';

/** What the views of the settings are given. */
export type CookieSettingsHost = RenderHost<typeof messages>;

/** What the fields are filled from. */
export interface FormValues {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: CookieSettingsView;
  readonly form: FormState | undefined;
  readonly host: CookieSettingsHost;
}
