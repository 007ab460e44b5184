import type { AnnouncementEditorView, AnnouncementText } from 'shared-types/admin/announcement';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import { localizedField } from '../../parts/settings-form/localized-field';
import type { messages } from './announcement.messages';

export type AnnouncementHost = RenderHost<typeof messages>;

export interface FormValues {
  readonly block: string;
  readonly view: AnnouncementEditorView;
  readonly form: FormState | undefined;
  readonly host: AnnouncementHost;
}

/** The initial value of a field. `index` 0 is the site's main language. */
export function filledText({ view, form }: FormValues, part: keyof AnnouncementText, index: number): string {
  if (!isTyped(form)) return view.saved?.texts[index]?.[part] ?? '';
  return form.values[localizedField(part, index === 0 ? undefined : view.languages[index]?.locale)] ?? '';
}
