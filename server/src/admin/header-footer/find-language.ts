import type { Site } from '../../site/directory/site';

/** One of a site's languages. */
export interface FoundLanguage {
  /** Its tag. */
  readonly locale: string;
  /** The tag where it is a further language; `undefined` for the site's own. */
  readonly further: string | undefined;
  /** Path of its home page. */
  readonly home: string;
}

/** The language of a site that is asked for; its own where none is. `undefined` where the site has no such language. */
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
