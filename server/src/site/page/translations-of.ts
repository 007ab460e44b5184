import type { PageTranslation } from 'shared-types/site/frame';
import type { Site, SitePage } from '../directory/site';

/** A page in the site's other languages. An item has no counterpart of its own, so its collection stands for it. */
export function translationsOf(site: Site, page: SitePage, path: string): PageTranslation[] {
  return site.editions
    .filter(({ locale }) => locale !== site.locale)
    .map((edition) => ({
      locale: edition.locale,
      name: nameOf(edition.locale),
      path: counterpart(edition, (page.collectionPath ?? path).slice(site.root.length)),
    }));
}

/** The page of the same path in a language; its home page where there is none. */
function counterpart(edition: Site, path: string): string {
  const wanted = edition.root + (path === '/' ? '' : path);
  return edition.pageAt(wanted || '/') ? wanted || '/' : edition.root || '/';
}

/** What a language calls itself: `Polski`, without the country. */
function nameOf(locale: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
