import type { PagesView } from 'shared-types/admin/pages/pages';
import type { ViewHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { messages } from './pages.messages';

/** What the parts of the list are drawn from. */
export interface ListProps {
  readonly block: string;
  readonly view: PagesView;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}
