/** The languages the server has messages in. */
export const LANGUAGES = ['en', 'pl'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** Something for every language. */
export type InLanguages<T> = Readonly<Record<Language, T>>;

/** The language in which a site's visitors are answered: its own, or English where the server does not speak that. */
export function languageOf({ locale }: { readonly locale: string }): Language {
  const [own] = locale.split('-');
  return LANGUAGES.find((language) => language === own) ?? 'en';
}

/** Makes something once for every language. */
export function inLanguages<T>(make: (language: Language) => T): InLanguages<T> {
  return { en: make('en'), pl: make('pl') };
}
