import type { AnnouncementEditorView, AnnouncementWords } from 'shared-types/config/announcement';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { isTyped } from '../../parts/settings-form/is-typed';
import { wordsField } from '../../parts/settings-form/words-field';
import type { strings } from './announcement.strings';

/** What the views of the page are given. */
export type AnnouncementHost = RenderHost<typeof strings>;

/** What the fields are filled from. */
export interface Filling {
  /** Id of the block they stand in. */
  readonly block: string;
  readonly view: AnnouncementEditorView;
  readonly form: FormState | undefined;
  readonly host: AnnouncementHost;
}

/** What a field holds as the page comes: the languages are counted from the site's own, which is 0. */
export function filledWord({ view, form }: Filling, word: keyof AnnouncementWords, index: number): string {
  if (!isTyped(form)) return view.saved?.words[index]?.[word] ?? '';
  return form.values[wordsField(word, index === 0 ? undefined : view.languages[index]?.locale)] ?? '';
}
