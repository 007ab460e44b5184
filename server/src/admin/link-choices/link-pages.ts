import type { LinkPage } from 'shared-types/admin/pages/link-choices';
import { isPattern } from '../../site/directory/is-pattern';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** The pages that links can lead to, by path. */
export function linkPages({ pages }: Pick<Site, 'pages'>): readonly SitePage[] {
  return pages.filter(({ path, isAdmin }) => !isPattern(path) && !isAdmin);
}

/** The same, as they are chosen from. */
export function pageChoices(site: Pick<Site, 'pages'>): LinkPage[] {
  const collections = new Set(site.pages.map(({ collectionPath }) => collectionPath));
  return linkPages(site).map(({ path, title }) => ({
    path,
    title,
    ...(collections.has(path) && { isCollection: true as const }),
  }));
}
