import { categoryName, nameKey } from '../../site/catalogue/category-name';
import type { CategoryNode, CategoryTree } from '../../site/catalogue/category-tree';

const STEP = ' › ';
/** What people type who have no such sign at hand. */
const TYPED_STEP = /[›>]/u;

/** A category by the names on the path to it: `Ceramics › Mugs`. */
export function categoryPathText(tree: CategoryTree, id: string): string {
  return tree
    .pathTo(id)
    .map(({ name }) => name)
    .join(STEP);
}

/** Several of them, a line each, in the order of their paths. */
export function categoryPathsText(tree: CategoryTree, ids: readonly string[]): string {
  return ids
    .map((id) => categoryPathText(tree, id))
    .toSorted()
    .join('\n');
}

/**
 * Finds the categories of a shop that are meant by a path; by a name alone, all that are called so. A path as it is written here
 * comes before all others. Each name is looked at once, however many paths are typed.
 */
export function createCategoryFinder(
  tree: CategoryTree,
  collectionId: string,
): (typed: string) => readonly CategoryNode[] {
  const own = tree.all.filter((category) => category.collectionId === collectionId);
  const byPath = groupedByKey(own, ({ id }) => categoryPathText(tree, id));
  const byName = groupedByKey(own, ({ name }) => name);
  return (typed) => {
    const [written, key] = [categoryName(typed), nameKey(typed)];
    const paths = byPath.get(key) ?? [];
    const exact = paths.filter(({ id }) => categoryPathText(tree, id) === written);
    const steps = key.split(TYPED_STEP).map((step) => step.trim());
    const meant = [exact, paths, byName.get(key), byPath.get(steps.join(STEP))];
    return highest(meant.find((some) => some?.length) ?? []);
  };
}

function groupedByKey(
  categories: readonly CategoryNode[],
  textOf: (category: CategoryNode) => string,
): ReadonlyMap<string, readonly CategoryNode[]> {
  const groups = new Map<string, CategoryNode[]>();
  for (const category of categories) {
    const key = nameKey(textOf(category));
    const known = groups.get(key);
    if (known) known.push(category);
    else groups.set(key, [category]);
  }
  return groups;
}

/** Of several the one that needs no path to be told apart: it stands below nothing. */
function highest(meant: readonly CategoryNode[]): readonly CategoryNode[] {
  const top = meant.filter(({ parentId }) => parentId === null);
  return top.length === 1 ? top : meant;
}
