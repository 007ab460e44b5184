import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { nameKey } from './category-name';
import type { CategoryTree } from './category-tree';

/** What an owner wants to do to the categories of a site. */
export type CategoryWish =
  | { readonly act: 'added'; readonly collectionId: string; readonly parentId: string | null; readonly name: string }
  | { readonly act: 'renamed'; readonly id: string; readonly name: string }
  | { readonly act: 'moved'; readonly id: string; readonly parentId: string | null }
  | {
      readonly act: 'removed';
      readonly id: string;
      /** How many are known to be below it. */
      readonly below: number;
    };

/** Why it cannot be done. */
export type CategoryObstacle =
  | 'config/category-gone'
  | 'config/category-exists'
  | 'config/categories-full'
  | 'config/category-too-deep'
  | 'config/category-below-itself'
  | 'config/category-grown';

/**
 * What stands in the way of a wish; nothing where it can be done. What it leaves is a tree again: everything below one thing
 * at most, nothing below itself, and no two siblings of one name.
 *
 * @implements LIMIT-05 TAG-01
 */
export function obstacleTo(tree: CategoryTree, wish: CategoryWish): CategoryObstacle | undefined {
  if (wish.act === 'added') return obstacleToAdding(tree, wish);
  const own = tree.byId(wish.id);
  if (!own) return 'config/category-gone';
  if (wish.act === 'renamed') return isNamed(tree, { ...own, name: wish.name }) ? 'config/category-exists' : undefined;
  const below = tree.familyOf(own.id).length - 1;
  if (wish.act === 'removed') return below > wish.below ? 'config/category-grown' : undefined;
  if (wish.parentId === null) return isNamed(tree, { ...own, parentId: null }) ? 'config/category-exists' : undefined;
  const parent = tree.byId(wish.parentId);
  if (parent?.collectionId !== own.collectionId) return 'config/category-gone';
  const above = tree.wayTo(parent.id);
  if (above.some(({ id }) => id === own.id)) return 'config/category-below-itself';
  if (above.length + heightOf(tree, own.id) > CATEGORY_LIMIT.levels) return 'config/category-too-deep';
  return isNamed(tree, { ...own, parentId: parent.id }) ? 'config/category-exists' : undefined;
}

function obstacleToAdding(
  tree: CategoryTree,
  wish: Extract<CategoryWish, { readonly act: 'added' }>,
): CategoryObstacle | undefined {
  const parent = tree.byId(wish.parentId);
  if (wish.parentId !== null && parent?.collectionId !== wish.collectionId) return 'config/category-gone';
  if (isNamed(tree, { ...wish, id: '' })) return 'config/category-exists';
  if (parent && tree.wayTo(parent.id).length >= CATEGORY_LIMIT.levels) return 'config/category-too-deep';
  return tree.all.length >= CATEGORY_LIMIT.perSite ? 'config/categories-full' : undefined;
}

interface Place {
  readonly id: string;
  readonly collectionId: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** True where another of this name stands there. */
function isNamed(tree: CategoryTree, { id, collectionId, parentId, name }: Place): boolean {
  const key = nameKey(name);
  return tree.childrenOf(collectionId, parentId).some((one) => one.id !== id && nameKey(one.name) === key);
}

/** How many levels a category and all below it take. */
function heightOf(tree: CategoryTree, id: string): number {
  const above = tree.wayTo(id).length - 1;
  return Math.max(...tree.familyOf(id).map((one) => tree.wayTo(one.id).length - above));
}
