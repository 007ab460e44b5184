/** The name of the field for words in a language; without its tag those of the site's own. */
export function localizedField(name: string, locale?: string): string {
  return locale === undefined ? name : `${locale}.${name}`;
}
