export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export type InLanguages<T> = Readonly<Record<Language, T>>;

/** The language in which a site's visitors are answered; English if there are no messages in the site's language. */
export function languageOf({ locale }: { readonly locale: string }): Language {
  const [own] = locale.split('-');
  return LANGUAGES.find((language) => language === own) ?? 'en';
}

export function inLanguages<T>(make: (language: Language) => T): InLanguages<T> {
  return { en: make('en'), pl: make('pl') };
}
