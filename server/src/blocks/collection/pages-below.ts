import { isFindable } from '../../site/directory/is-findable';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';

/** The public, listed pages one level below a page, in its language, by path. */
export function pagesBelow(site: Site, collection: string): readonly SitePage[] {
  const siteLocale = site.siteLocaleAt(collection);
  return site.pages.filter(
    (page) => isOpen(page) && isBelow(page.path, collection) && site.siteLocaleAt(page.path) === siteLocale,
  );
}

/** Locked pages are left out even for visitors who may see them, since all visitors share the list. */
function isOpen(page: SitePage): boolean {
  return isFindable(page.pageType) && !isPattern(page.path) && !isGuarded(page) && !page.isUnlisted;
}

function isBelow(path: string, collection: string): boolean {
  const start = collection.endsWith('/') ? collection : `${collection}/`;
  const rest = path.startsWith(start) ? path.slice(start.length).replace(/\/$/, '') : '';
  return rest !== '' && !rest.includes('/');
}
