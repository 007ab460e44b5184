/** No tag of a language, with its script and country, is longer. */
const LONGEST = 35;

/**
 * A tag as it is written, where it is one of a language that can be named: `de-ch` is `de-CH`. `undefined` for anything else;
 * so is a tag that says more than language, script and country, since formats would follow it and translations would not.
 */
export function knownLocale(tag: string): string | undefined {
  if (tag.length > LONGEST) return undefined;
  try {
    const { baseName, language } = new Intl.Locale(tag);
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
    return name !== undefined && baseName.toLowerCase() === tag.toLowerCase() ? baseName : undefined;
  } catch {
    // A RangeError is how the platform says no.
    return undefined;
  }
}
