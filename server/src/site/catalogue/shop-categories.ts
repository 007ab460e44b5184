import type { CategoryLink, ShopCategories } from 'shared-types/commerce/category';
import { escapedPath } from '../directory/tidy-path';
import { categoryPath } from './category-path';
import type { StoredCategory } from './categories-of';
import type { CategoryTree } from './category-tree';

export interface ShopCategoriesInput {
  readonly tree: CategoryTree<StoredCategory>;
  readonly shop: { readonly id: string; readonly path: string; readonly title: string };
  /** The category whose products are shown; undefined for the whole shop. */
  readonly current?: StoredCategory | undefined;
  /** Ids of the products that are visible to visitors. */
  readonly seen: ReadonlySet<string>;
}

/** The categories a shop page shows; undefined if none has visible products. */
export function shopCategories({ tree, shop, current, seen }: ShopCategoriesInput): ShopCategories | undefined {
  const linkOf = ({ name, slug }: StoredCategory): CategoryLink => ({
    name,
    path: escapedPath(categoryPath(shop.path, slug)),
  });
  const below = categoriesBelow({ tree, shop, current, seen });
  const shown =
    current && below.length === 0 ? categoriesBelow({ tree, shop, current: tree.byId(current.parentId), seen }) : below;
  const list = shown.map((one) => ({ ...linkOf(one), ...(one === current ? { isCurrent: true } : {}) }));
  if (!current) return list.length > 0 ? { list } : undefined;
  const start = { name: shop.title, path: escapedPath(shop.path) };
  return { trail: [start, ...tree.pathTo(current.id).map(linkOf)], list };
}

/** Child categories with visible products. */
export function categoriesBelow({ tree, shop, current, seen }: ShopCategoriesInput): readonly StoredCategory[] {
  return tree.childrenOf(shop.id, current?.id ?? null).filter(({ id }) => holdsAny(tree, id, seen));
}

/** Ids of the products in a category and its descendants. */
export function productsIn(tree: CategoryTree<StoredCategory>, id: string): ReadonlySet<string> {
  return new Set(tree.familyOf(id).flatMap(({ productIds }) => productIds));
}

function holdsAny(tree: CategoryTree<StoredCategory>, id: string, seen: ReadonlySet<string>): boolean {
  return tree.familyOf(id).some(({ productIds }) => productIds.some((productId) => seen.has(productId)));
}
