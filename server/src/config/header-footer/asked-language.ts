import type { Site } from '../../site/directory/site';

/** One of a site's languages. */
export interface AskedLanguage {
  /** Its tag. */
  readonly locale: string;
  /** The tag where it is a further language; `undefined` for the site's own. */
  readonly further: string | undefined;
  /** Path of its home page. */
  readonly home: string;
}

/** The language of a site that is asked for; its own where none is. `undefined` where the site has no such language. */
export function askedLanguage(
  { editions }: Pick<Site, 'editions'>,
  tag: string | undefined,
): AskedLanguage | undefined {
  const index = tag === undefined || tag === '' ? 0 : editions.findIndex(({ locale }) => locale === tag);
  const edition = editions[index];
  if (!edition) return undefined;
  const { locale, root } = edition;
  return { locale, further: index === 0 ? undefined : locale, home: root || '/' };
}
