import type { AnnouncementEditorView, AnnouncementText } from 'shared-types/admin/announcement';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import { localizedField } from '../../parts/settings-form/localized-field';
import type { messages } from './announcement.messages';

/** What the views of the page are given. */
export type AnnouncementHost = RenderHost<typeof messages>;

/** What the fields are filled from. */
export interface FormValues {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: AnnouncementEditorView;
  readonly form: FormState | undefined;
  readonly host: AnnouncementHost;
}

/** What a field holds as the page comes: the languages are counted from the site's own, which is 0. */
export function filledText({ view, form }: FormValues, part: keyof AnnouncementText, index: number): string {
  if (!isTyped(form)) return view.saved?.texts[index]?.[part] ?? '';
  return form.values[localizedField(part, index === 0 ? undefined : view.languages[index]?.locale)] ?? '';
}
