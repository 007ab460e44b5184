/** Headers that ask for a reply a script can read, in the page's language. */
export function replyHeaders(locale: string): Record<string, string> {
  return { Accept: 'application/json', 'Accept-Language': locale };
}
