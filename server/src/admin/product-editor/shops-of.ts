import type { Site, SitePage } from '../../site/directory/site';

/** The shop pages of a site: those whose items have a page. */
export function shopsOf(site: Pick<Site, 'pages'>): SitePage[] {
  const paths = new Set(
    site.pages.flatMap(({ path, collectionPath }) => (path.endsWith('{slug}') ? (collectionPath ?? []) : [])),
  );
  return site.pages.filter(({ path }) => paths.has(path));
}
