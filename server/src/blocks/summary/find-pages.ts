import { isFindable } from '../../site/directory/is-findable';
import { isPattern } from '../../site/directory/is-pattern';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';
import type { Candidate, FindItems } from './candidate';

/** The pages one step below a page that everybody may see and find, by their addresses. */
export function findPages({ site, summary: { collection } }: FindItems): readonly Candidate[] {
  const siteLocale = site.siteLocaleAt(collection);
  return site.pages
    .filter((page) => isOpen(page) && isBelow(page.path, collection) && site.siteLocaleAt(page.path) === siteLocale)
    .map((page) => ({ name: page.path, item: itemOf(page), changedAt: page.changedAt }));
}

/** A page with a lock is for nobody here: who may see it changes from visitor to visitor, and a summary does not. */
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
