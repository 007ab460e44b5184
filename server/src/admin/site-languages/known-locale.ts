/** The longest tag of language, script and country. */
const LONGEST = 35;

/**
 * The canonical form of a language's tag (`de-ch` becomes `de-CH`); undefined for unknown languages, and for tags with
 * extensions, which translations would ignore.
 */
export function knownLocale(tag: string): string | undefined {
  if (tag.length > LONGEST) return undefined;
  try {
    const { baseName, language } = new Intl.Locale(tag);
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language);
    return name !== undefined && baseName.toLowerCase() === tag.toLowerCase() ? baseName : undefined;
  } catch {
    // Invalid tags throw a RangeError.
    return undefined;
  }
}
