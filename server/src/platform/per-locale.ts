/** Caches a value per locale: Intl is slow, and every page needs it. */
export function perLocale<T>(read: (locale: string) => T): (locale: string) => T {
  const known = new Map<string, T>();
  return (locale) => {
    const value = known.get(locale) ?? read(locale);
    known.set(locale, value);
    return value;
  };
}
