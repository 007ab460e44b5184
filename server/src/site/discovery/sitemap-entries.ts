import { categoriesOf, type StoredCategory } from '../catalogue/categories-of';
import { categoryPath } from '../catalogue/category-path';
import type { CategoryTree } from '../catalogue/category-tree';
import { productsIn } from '../catalogue/shop-categories';
import { catalogueOf } from '../catalogue/catalogue';
import type { CatalogueEntry } from '../catalogue/catalogue-entry';
import type { Database } from '../../platform/schema/database';
import { isPattern } from '../directory/is-pattern';
import type { Site } from '../directory/site';
import type { SitePage } from '../directory/site-page';
import { escapedPath } from '../directory/tidy-path';
import { translationsOf } from '../page/template/translations-of';

export interface SitemapEntry {
  /** Escaped for URLs. */
  readonly path: string;
  /** Time of the last change of its content. */
  readonly changedAt: Date;
  /** The page in every language, including itself; empty if it exists in one only. */
  readonly alternates: readonly { readonly locale: string; readonly path: string }[];
}

/** Every page of the site in every language, and the pages of published products; cached per revision. */
export function sitemapEntries(db: Database, site: Site): Promise<readonly SitemapEntry[]> {
  return site.memo('site/sitemap', async () => {
    const catalogue = await catalogueOf(db, site);
    const pages = site.pages.filter(({ path, indexed }) => indexed && !isPattern(path));
    return [
      ...pages.map((page) => pageEntry(site.siteLocaleAt(page.path), page, catalogue)),
      ...catalogue.filter(({ path }) => isItemPage(site.pageAt(path)?.page)).map(itemEntry),
      ...categoryEntries(site, { catalogue, tree: await categoriesOf(db, site) }),
    ];
  });
}

interface Divided {
  readonly catalogue: readonly CatalogueEntry[];
  readonly tree: CategoryTree<StoredCategory>;
}

/** Pages of categories that are not empty. */
function categoryEntries(site: Site, { catalogue, tree }: Divided): SitemapEntry[] {
  const changes = new Map(catalogue.map(({ product, changedAt }) => [product.id, changedAt.getTime()]));
  return tree.all.flatMap(({ id, collectionId, slug }) => {
    const shop = site.pages.find((page) => page.id === collectionId);
    const path = shop && escapedPath(categoryPath(shop.path, slug));
    const times = [...productsIn(tree, id)].flatMap((productId) => changes.get(productId) ?? []);
    const isListed = path !== undefined && times.length > 0 && isItemPage(site.pageAt(path)?.page);
    return isListed ? [{ path, changedAt: new Date(Math.max(...times)), alternates: [] }] : [];
  });
}

/** A product without an item page is shown on its shop's page, which is already listed. */
function isItemPage(page: SitePage | undefined): boolean {
  return page?.collectionPath !== undefined && page.indexed;
}

function pageEntry(siteLocale: Site, page: SitePage, catalogue: readonly CatalogueEntry[]): SitemapEntry {
  const others = translationsOf(siteLocale, page, page.path).filter(({ isAlternate }) => isAlternate);
  const languages = others.length > 0 ? [{ locale: siteLocale.locale, path: page.path }, ...others] : [];
  // A shop page changes with its products.
  const shown = catalogue.filter(({ collectionId }) => collectionId === page.id);
  return {
    path: escapedPath(page.path),
    changedAt: new Date(Math.max(...[page, ...shown].map(({ changedAt }) => changedAt.getTime()))),
    alternates: languages.map(({ locale, path }) => ({ locale, path: escapedPath(path) })),
  };
}

function itemEntry({ path, changedAt }: CatalogueEntry): SitemapEntry {
  return { path, changedAt, alternates: [] };
}
