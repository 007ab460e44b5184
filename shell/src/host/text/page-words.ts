/** The element with the words of the shell's own script. */
export const WORDS_ELEMENT_ID = 'colonnade-words';

/**
 * Words of the shell's own in the page's language. They come with the page, which is in that language, and not in a file:
 * they are wanted most where nothing can be fetched.
 */
export function pageWords<K extends string>(page: Document): Readonly<Record<K, string>> {
  return JSON.parse(page.getElementById(WORDS_ELEMENT_ID)?.textContent ?? '{}') as Readonly<Record<K, string>>;
}
