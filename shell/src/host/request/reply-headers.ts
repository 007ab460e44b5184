/** Headers that request JSON in the page's language. */
export function replyHeaders(locale: string): Record<string, string> {
  return { Accept: 'application/json', 'Accept-Language': locale };
}
