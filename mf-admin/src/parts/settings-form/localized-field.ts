/** Field name of a text in a language; without a tag, of the main language. */
export function localizedField(name: string, locale?: string): string {
  return locale === undefined ? name : `${locale}.${name}`;
}
