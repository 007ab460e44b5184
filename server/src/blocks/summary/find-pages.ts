import { isFindable } from '../../site/directory/is-findable';
import { isPattern } from '../../site/directory/is-pattern';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';
import type { Candidate, FindItems } from './candidate';

/** The public, indexed pages one level below a page, by path. */
export function findPages({ site, summary: { collection } }: FindItems): readonly Candidate[] {
  const siteLocale = site.siteLocaleAt(collection);
  return site.pages
    .filter((page) => isOpen(page) && isBelow(page.path, collection) && site.siteLocaleAt(page.path) === siteLocale)
    .map((page) => ({ name: page.path, item: itemOf(page), changedAt: page.changedAt }));
}

/** Locked pages are left out even for visitors who may see them, since all visitors share the summary. */
function isOpen(page: SitePage): boolean {
  return isFindable(page.pageType) && !isPattern(page.path) && !isGuarded(page) && !page.isUnlisted;
}

function isBelow(path: string, collection: string): boolean {
  const start = collection.endsWith('/') ? collection : `${collection}/`;
  const rest = path.startsWith(start) ? path.slice(start.length).replace(/\/$/, '') : '';
  return rest !== '' && !rest.includes('/');
}

function itemOf({ path, title, description, socialImage }: SitePage): Candidate['item'] {
  return {
    path,
    title,
    ...(description ? { text: description } : {}),
    ...(socialImage ? { picture: socialImage } : {}),
  };
}
