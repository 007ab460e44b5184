import { isFindable } from '../../site/directory/is-findable';
import { isPattern } from '../../site/directory/is-pattern';
import { parentPath } from '../../site/directory/parent-path';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/**
 * The public, listed pages one level below a page, in its language, by path. Locked pages are left out even for visitors who
 * may see them, since all visitors share the list.
 */
export function pagesBelow(site: Site, collection: string): readonly SitePage[] {
  return knownPagesBelow(site, collection).filter(({ lock }) => lock === undefined);
}

/** The same, with the pages that are locked for members or by a password: that they exist is no secret. */
export function knownPagesBelow(site: Site, collection: string): readonly SitePage[] {
  const siteLocale = site.siteLocaleAt(collection);
  const above = collection.replace(/\/$/, '') || '/';
  return site.pages.filter(
    (page) => isKnown(page) && parentPath(page.path) === above && site.siteLocaleAt(page.path) === siteLocale,
  );
}

function isKnown({ pageType, path, isAdmin, isPrivate, isUnlisted, lock }: SitePage): boolean {
  const isForAll = !isAdmin && !isPrivate && !isUnlisted && lock?.by !== 'accounts';
  return isForAll && isFindable(pageType) && !isPattern(path);
}
