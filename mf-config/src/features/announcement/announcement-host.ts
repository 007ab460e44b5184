import type { AnnouncementEditorView, AnnouncementWords } from 'shared-types/config/announcement';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
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

/** True where the page shows what was typed and not what is saved. */
export function isTyped(form: FormState | undefined): form is FormState {
  return form !== undefined && Object.keys(form.values).length > 0;
}

/** The name of the field for words in a language; without its tag those of the site's own. */
export function wordsField(word: keyof AnnouncementWords, locale?: string): string {
  return locale === undefined ? word : `${locale}.${word}`;
}

/** What a field holds as the page comes: the languages are counted from the site's own, which is 0. */
export function filledWord({ view, form }: Filling, word: keyof AnnouncementWords, index: number): string {
  if (!isTyped(form)) return view.saved?.words[index]?.[word] ?? '';
  return form.values[wordsField(word, index === 0 ? undefined : view.languages[index]?.locale)] ?? '';
}
