import type { CategoryLink, ShopCategories } from 'shared-types/commerce/category';
import { escapedPath } from '../directory/tidy-path';
import { categoryPath } from './category-path';
import type { StoredCategory } from './categories-of';
import type { CategoryTree } from './category-tree';

/** Whose categories are shown, and where. */
export interface ShopCategoriesInput {
  readonly tree: CategoryTree<StoredCategory>;
  /** The shop page. */
  readonly shop: { readonly id: string; readonly path: string; readonly title: string };
  /** The category whose products are shown; absent where all of the shop are. */
  readonly current?: StoredCategory | undefined;
  /** Ids of the products that visitors may see. */
  readonly seen: ReadonlySet<string>;
}

/** What a shop shows of its categories; nothing where none of them has anything to see. */
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

/** The categories right below one, or below none, that have something to see. */
export function categoriesBelow({ tree, shop, current, seen }: ShopCategoriesInput): readonly StoredCategory[] {
  return tree.childrenOf(shop.id, current?.id ?? null).filter(({ id }) => holdsAny(tree, id, seen));
}

/** Ids of the products in a category and in all below it. */
export function productsIn(tree: CategoryTree<StoredCategory>, id: string): ReadonlySet<string> {
  return new Set(tree.familyOf(id).flatMap(({ productIds }) => productIds));
}

function holdsAny(tree: CategoryTree<StoredCategory>, id: string, seen: ReadonlySet<string>): boolean {
  return tree.familyOf(id).some(({ productIds }) => productIds.some((productId) => seen.has(productId)));
}
