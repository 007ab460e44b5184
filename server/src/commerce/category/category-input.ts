import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { nameKey } from '../../site/catalogue/category-name';
import type { CategoryTree } from '../../site/catalogue/category-tree';

/** An owner's change of the categories of a site. */
export type CategoryInput =
  | { readonly act: 'added'; readonly collectionId: string; readonly parentId: string | null; readonly name: string }
  | { readonly act: 'renamed'; readonly id: string; readonly name: string }
  | { readonly act: 'moved'; readonly id: string; readonly parentId: string | null }
  | {
      readonly act: 'removed';
      readonly id: string;
      /** Number of categories below it that the owner has seen. */
      readonly below: number;
    };

export type CategoryObstacle =
  | 'admin/category-gone'
  | 'admin/category-exists'
  | 'admin/categories-full'
  | 'admin/category-too-deep'
  | 'admin/category-below-itself'
  | 'admin/category-grown';

/**
 * Why a change is refused; undefined if it is possible. Afterwards the categories are still a tree, and siblings have
 * different names.
 *
 * @implements LIMIT-05 TAG-01
 */
export function obstacleTo(tree: CategoryTree, input: CategoryInput): CategoryObstacle | undefined {
  if (input.act === 'added') return obstacleToAdding(tree, input);
  const own = tree.byId(input.id);
  if (!own) return 'admin/category-gone';
  if (input.act === 'renamed') return isNamed(tree, { ...own, name: input.name }) ? 'admin/category-exists' : undefined;
  const below = tree.familyOf(own.id).length - 1;
  if (input.act === 'removed') return below > input.below ? 'admin/category-grown' : undefined;
  if (input.parentId === null) return isNamed(tree, { ...own, parentId: null }) ? 'admin/category-exists' : undefined;
  const parent = tree.byId(input.parentId);
  if (parent?.collectionId !== own.collectionId) return 'admin/category-gone';
  const above = tree.pathTo(parent.id);
  if (above.some(({ id }) => id === own.id)) return 'admin/category-below-itself';
  if (above.length + heightOf(tree, own.id) > CATEGORY_LIMIT.levels) return 'admin/category-too-deep';
  return isNamed(tree, { ...own, parentId: parent.id }) ? 'admin/category-exists' : undefined;
}

function obstacleToAdding(
  tree: CategoryTree,
  input: Extract<CategoryInput, { readonly act: 'added' }>,
): CategoryObstacle | undefined {
  const parent = tree.byId(input.parentId);
  if (input.parentId !== null && parent?.collectionId !== input.collectionId) return 'admin/category-gone';
  if (isNamed(tree, { ...input, id: '' })) return 'admin/category-exists';
  if (parent && tree.pathTo(parent.id).length >= CATEGORY_LIMIT.levels) return 'admin/category-too-deep';
  return tree.all.length >= CATEGORY_LIMIT.perSite ? 'admin/categories-full' : undefined;
}

interface Place {
  readonly id: string;
  readonly collectionId: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** True if a sibling has the name. */
function isNamed(tree: CategoryTree, { id, collectionId, parentId, name }: Place): boolean {
  const key = nameKey(name);
  return tree.childrenOf(collectionId, parentId).some((one) => one.id !== id && nameKey(one.name) === key);
}

/** Number of levels of a category's subtree. */
function heightOf(tree: CategoryTree, id: string): number {
  const above = tree.pathTo(id).length - 1;
  return Math.max(...tree.familyOf(id).map((one) => tree.pathTo(one.id).length - above));
}
