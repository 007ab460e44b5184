import type { OwnAccountView } from 'shared-types/admin/people/account';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormPage } from '../../parts/named-form/named-form.view';
import type { messages } from './account.messages';

export interface AccountPartProps {
  readonly on: FormPage;
  readonly view: OwnAccountView;
  readonly host: RenderHost<typeof messages>;
}
