import type { CategoryChoice, EditedProduct } from 'shared-types/admin/store/product-editor';
import { categoryPathsText, categoryPathText } from '../../commerce/category/category-paths';
import type { CategoryTree } from '../../site/catalogue/category-tree';
import { TICKED, type Fields } from '../form-fields';

/** The most categories with a box each; a site with more has a field with one per line. */
const MOST_BOXES = 200;
/** The most paths shown beside that field; more can be looked up where categories are edited. */
const SHOWN_PATHS = 100;

interface Shop {
  readonly id: string;
  readonly title: string;
}

/** What a product's categories can be. */
export function categoryChoices(
  tree: CategoryTree,
  shops: readonly Shop[],
): Pick<EditedProduct, 'categoryTree' | 'categories'> {
  if (tree.all.length > MOST_BOXES)
    return {
      categories: tree.all
        .slice(0, SHOWN_PATHS)
        .map(({ id }) => categoryPathText(tree, id))
        .toSorted(),
    };
  const choicesIn = (shop: Shop, parentId: string | null): CategoryChoice[] =>
    tree.childrenOf(shop.id, parentId).flatMap(({ id, name }) => [
      {
        id,
        name,
        ...(parentId === null && shops.length > 1 ? { shop: shop.title } : {}),
        ...(parentId === null ? {} : { under: parentId }),
      },
      ...choicesIn(shop, id),
    ]);
  return { categoryTree: shops.flatMap((shop) => choicesIn(shop, null)) };
}

/** A product's categories as form fields. */
export function categoryFields(tree: CategoryTree, ids: readonly string[]): Fields {
  if (tree.all.length > MOST_BOXES) return { categories: categoryPathsText(tree, ids) };
  return Object.fromEntries(ids.map((id) => [`c.${id}`, TICKED]));
}
