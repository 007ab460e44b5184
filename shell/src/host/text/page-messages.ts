/** The element with the messages of the shell's script. */
export const MESSAGES_ELEMENT_ID = 'colonnade-messages';

/**
 * The shell's own messages in the page's language. They are in the page, because they are needed most when nothing can be
 * fetched.
 */
export function pageMessages<K extends string>(page: Document): Readonly<Record<K, string>> {
  return JSON.parse(page.getElementById(MESSAGES_ELEMENT_ID)?.textContent ?? '{}') as Readonly<Record<K, string>>;
}
