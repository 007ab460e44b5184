import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';

/** The shop pages of a site that have a page for items. */
export function shopsOf(site: Pick<Site, 'pages'>): SitePage[] {
  const paths = new Set(
    site.pages.flatMap(({ path, collectionPath }) => (path.endsWith('{slug}') ? (collectionPath ?? []) : [])),
  );
  return site.pages.filter(({ path }) => paths.has(path));
}
