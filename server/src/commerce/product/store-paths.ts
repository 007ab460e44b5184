import type { Site } from '../../site/directory/site';

const SLUG_PART = '{slug}';

/** Path of a product's page; of its shop where the shop has no item page. */
export function productPath(site: Site, collectionId: string, slug: string): string {
  const shop = collectionPath(site, collectionId);
  const itemPage = site.pages.find((page) => page.collectionPath === shop && page.path.endsWith(SLUG_PART));
  return itemPage ? itemPage.path.replace(SLUG_PART, encodeURIComponent(slug)) : shop;
}

/** Path of the shop page a product belongs to. */
export function collectionPath(site: Site, collectionId: string): string {
  return site.pages.find((page) => page.id === collectionId)?.path ?? shopPath(site);
}

/** Path of the shop in the site's language: the first collection whose items have a page; the home page where there is none. */
export function shopPath(site: Pick<Site, 'pages' | 'root' | 'editionAt'>): string {
  const shops = site.pages.flatMap(({ collectionPath: path }) => path ?? []);
  return shops.find((path) => site.editionAt(path).root === site.root) ?? (site.root || '/');
}
