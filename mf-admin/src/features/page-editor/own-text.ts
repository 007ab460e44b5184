import type { EditorText } from 'shared-types/site/block-editor';

/** A text for owners in a language, by its BCP 47 tag; in English if there is none. */
export function ownText(text: EditorText, locale: string): string {
  const [language = 'en'] = locale.split('-');
  return text[locale] ?? text[language] ?? text.en;
}
