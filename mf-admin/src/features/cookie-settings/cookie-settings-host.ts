import type { CookieSettingsView } from 'shared-types/admin/cookie-settings';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './cookie-settings.messages';

export type CookieSettingsHost = RenderHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: CookieSettingsView;
  readonly form: FormState | undefined;
  readonly host: CookieSettingsHost;
}
