import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { DomainsView } from 'shared-types/admin/domains';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import type { FormPage } from '../../parts/named-form/named-form.view';
import type { messages } from './domains.messages';

export interface DomainsPartProps {
  readonly block: string;
  readonly view: DomainsView;
  readonly form: FormState | undefined;
  readonly host: RenderHost<typeof messages>;
}

/** What all forms of the page have in common. */
export function formPage({ block, form }: Pick<DomainsPartProps, 'block' | 'form'>): FormPage {
  return { block, form, page: ADMIN_PATH.domains };
}
