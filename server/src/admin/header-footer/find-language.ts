import type { Site } from '../../site/directory/site';

export interface FoundLanguage {
  readonly locale: string;
  /** The tag, unless it is the main language. */
  readonly further: string | undefined;
  /** Path of its home page. */
  readonly home: string;
}

/** The requested language, or the main one by default; `undefined` if the site does not have it. */
export function findLanguage(
  { siteLocales }: Pick<Site, 'siteLocales'>,
  tag: string | undefined,
): FoundLanguage | undefined {
  const index = tag === undefined || tag === '' ? 0 : siteLocales.findIndex(({ locale }) => locale === tag);
  const siteLocale = siteLocales[index];
  if (!siteLocale) return undefined;
  const { locale, root } = siteLocale;
  return { locale, further: index === 0 ? undefined : locale, home: root || '/' };
}
