import { SHOP_LISTING } from 'shared-types/commerce/shop';
import type { Database } from '../../platform/schema/database';
import type { Site } from '../../site/directory/site';
import type { LoadContext } from '../../site/page/loader';
import type { StoredCategory } from '../../site/catalogue/categories-of';
import type { CategoryTree } from '../../site/catalogue/category-tree';
import { productsIn } from '../../site/catalogue/shop-categories';
import type { CatalogueEntry } from '../../site/catalogue/catalogue-entry';
import { hasSales, soldPieces } from '../../site/catalogue/sales';
import { matchingProducts } from './matching-products';
import { pagedProducts, type PagedInput, type PagedProducts } from './paged-products';
import { PLAIN_QUERY, readShopQuery, type ShopQuery } from './shop-query';

export interface FilteredInput {
  readonly tree: CategoryTree<StoredCategory>;
  readonly list: PagedInput['list'];
  /** In the owner's order. */
  readonly own: readonly CatalogueEntry[];
  /** Child categories with visible products. */
  readonly below: readonly StoredCategory[];
}

/** One page of a shop's products, as its URL requests. */
export async function filteredProducts(
  { services: { db }, site, page: matched, query: rawQuery }: LoadContext,
  { tree, list, own, below }: FilteredInput,
): Promise<PagedProducts> {
  const typed = readShopQuery(rawQuery, site);
  const categories = typed.categories.filter((slug) => below.some((one) => one.slug === slug));
  const isOffered = own.length >= SHOP_LISTING.filteredFrom;
  const { firstPage, lastPage } = typed;
  const query: ShopQuery = isOffered ? { ...typed, categories } : { ...PLAIN_QUERY, firstPage, lastPage };
  const chosen = below.filter(({ slug }) => query.categories.includes(slug));
  const inCategories = chosen.length > 0 ? new Set(chosen.flatMap(({ id }) => [...productsIn(tree, id)])) : undefined;
  const sold = await soldFor(query, { db, site });
  const matching = matchingProducts(own, { query, inCategories, sold, locale: site.locale });
  const offer = isOffered ? { categories: below, hasSales: await hasSales(db, site) } : undefined;
  return pagedProducts({ site, matched, list, matching, query, offer });
}

/** Sold pieces, if products are sorted by them. */
async function soldFor(
  { sort }: ShopQuery,
  { db, site }: { readonly db: Database; readonly site: Site },
): Promise<ReadonlyMap<string, number>> {
  return sort === 'best-selling' ? soldPieces(db, site) : new Map();
}
