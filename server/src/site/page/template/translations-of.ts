import type { PageTranslation } from 'shared-types/site/page/frame';
import type { Site } from '../../directory/site';
import type { SitePage } from '../../directory/site-page';

/**
 * A page in the site's other languages. An item has no counterpart of its own, so its collection stands for it; the home
 * page stands for a page that a language lacks.
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

/** The same path in a language. */
function pathIn({ root }: Site, path: string): string {
  return root + (path === '/' ? '' : path) || '/';
}

/** What a language calls itself: `Polski`, without the country. */
function nameOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
