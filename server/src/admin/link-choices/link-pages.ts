import type { LinkPage } from 'shared-types/admin/pages/link-choices';
import { isPattern } from '../../site/directory/is-pattern';
import { parentPath } from '../../site/directory/parent-path';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** The pages that links can lead to, by path. */
export function linkPages({ pages }: Pick<Site, 'pages'>): readonly SitePage[] {
  return pages.filter(({ path, isAdmin }) => !isPattern(path) && !isAdmin);
}

/** The same, as they are chosen from. */
export function pageChoices(site: Pick<Site, 'pages'>): LinkPage[] {
  const collections = new Set(site.pages.map(collectionOf));
  return linkPages(site).map(({ path, title }) => ({
    path,
    title,
    ...(collections.has(path) && { isCollection: true as const }),
  }));
}

/** The page whose items an item page shows, or above a post, an event or a lesson. */
function collectionOf({ collectionPath, record, path }: SitePage): string | undefined {
  return collectionPath ?? (record && parentPath(path));
}
