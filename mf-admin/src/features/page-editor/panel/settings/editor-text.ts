import type { EditorText } from 'shared-types/site/block-editor';

/** A text of a panel in a language, by its BCP 47 tag; in English if there is none. */
export function editorText(text: EditorText, locale: string): string {
  return text[locale] ?? text[locale.split('-', 1)[0] ?? ''] ?? text.en;
}
