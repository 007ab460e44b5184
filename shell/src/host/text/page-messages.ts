/** The element with the messages of the shell's own script. */
export const MESSAGES_ELEMENT_ID = 'colonnade-messages';

/**
 * Messages of the shell's own in the page's language. They come with the page, which is in that language, and not in a file:
 * they are wanted most where nothing can be fetched.
 */
export function pageMessages<K extends string>(page: Document): Readonly<Record<K, string>> {
  return JSON.parse(page.getElementById(MESSAGES_ELEMENT_ID)?.textContent ?? '{}') as Readonly<Record<K, string>>;
}
