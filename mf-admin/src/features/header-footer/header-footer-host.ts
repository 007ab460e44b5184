import type { HeaderFooterView } from 'shared-types/admin/header-footer';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { messages } from './header-footer.messages';

export type HeaderFooterHost = RenderHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: HeaderFooterView;
  readonly form: FormState | undefined;
  readonly host: HeaderFooterHost;
}

export function filledText({ view: { saved }, form }: FormValues, name: 'title' | 'tagline' | 'note'): string {
  if (isTyped(form)) return form.values[name] ?? '';
  return (name === 'title' ? saved?.header.title : saved?.footer[name]) ?? '';
}
