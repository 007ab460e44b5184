import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PageSettingsView } from 'shared-types/admin/pages/page-settings';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './page-settings.messages';

/** What the parts of the page are drawn from. */
export interface SettingsProps {
  readonly block: string;
  readonly view: PageSettingsView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/** True if the main form was sent; the other forms have no title. */
export function isTyped(form: FormState | undefined): boolean {
  return form?.values['title'] !== undefined;
}

/** Path of this page, which its forms come back to. */
export function ownPath({ id }: PageSettingsView): string {
  return ADMIN_PATH.pageSettings.replace('{slug}', id);
}
