import type { PageTranslation } from 'shared-types/site/page/frame';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';

/**
 * A page in the site's other languages. An item is represented by its collection, and a page that a language lacks by that
 * language's start page.
 */
export function translationsOf(site: Site, page: SitePage, path: string): PageTranslation[] {
  return site.siteLocales
    .filter(({ locale }) => locale !== site.locale)
    .map((siteLocale) => {
      const wanted = pathIn(siteLocale, (page.collectionPath ?? path).slice(site.root.length));
      const found = siteLocale.pageAt(wanted)?.page;
      return {
        locale: siteLocale.locale,
        name: nameOf(siteLocale.locale),
        path: found ? wanted : siteLocale.root || '/',
        isAlternate: page.collectionPath === undefined && found?.indexed === true,
      };
    });
}

function pathIn({ root }: Site, path: string): string {
  return root + (path === '/' ? '' : path) || '/';
}

/** A language's own name without the country, for example `Polski`. */
function nameOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
