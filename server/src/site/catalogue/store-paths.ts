import type { Site } from '../directory/site';

const SLUG_PART = '{slug}';

/** Path of a product's page, or of its shop if that has no item page. */
export function productPath(site: Site, collectionId: string, slug: string): string {
  return itemPath(site, collectionPath(site, collectionId), slug);
}

/** Path of an item of a shop, or of the shop if it has no item page. */
export function itemPath(site: Pick<Site, 'pages'>, shop: string, slug: string): string {
  const itemPage = site.pages.find((page) => page.collectionPath === shop && page.path.endsWith(SLUG_PART));
  return itemPage ? itemPage.path.replace(SLUG_PART, encodeURIComponent(slug)) : shop;
}

/** Path of a shop page. */
export function collectionPath(site: Site, collectionId: string): string {
  return site.pages.find((page) => page.id === collectionId)?.path ?? shopPath(site);
}

/** Path of the shop in the site locale: the first collection with an item page, else the home page. */
export function shopPath(site: Pick<Site, 'pages' | 'root' | 'siteLocaleAt'>): string {
  const shops = site.pages.flatMap(({ collectionPath: path }) => path ?? []);
  return shops.find((path) => site.siteLocaleAt(path).root === site.root) ?? (site.root || '/');
}
