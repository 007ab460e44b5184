import type { EditorText } from 'shared-types/site/block-editor';
import type { EditorHost } from './page-editor-host';

/** A text for owners in the page's language, or in English. */
export function ownText(text: EditorText, { context }: Pick<EditorHost, 'context'>): string {
  const [language = 'en'] = context.locale.split('-');
  return text[context.locale] ?? text[language] ?? text.en;
}
