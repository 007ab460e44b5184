import { categoryName, nameKey } from '../../site/catalogue/category-name';
import type { CategoryNode, CategoryTree } from '../../site/catalogue/category-tree';

const STEP = ' › ';
/** `>` is easier to type than `›`. */
const TYPED_STEP = /[›>]/u;

/** A category by its path of names: `Ceramics › Mugs`. */
export function categoryPathText(tree: CategoryTree, id: string): string {
  return tree
    .pathTo(id)
    .map(({ name }) => name)
    .join(STEP);
}

/** Several paths, one per line, sorted. */
export function categoryPathsText(tree: CategoryTree, ids: readonly string[]): string {
  return ids
    .map((id) => categoryPathText(tree, id))
    .toSorted()
    .join('\n');
}

/**
 * Finds a shop's categories by path, or by a name alone, which may match several. Exact paths come first. Names are indexed
 * once.
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

/** A top-level category, which needs no path to be unique. */
function highest(meant: readonly CategoryNode[]): readonly CategoryNode[] {
  const top = meant.filter(({ parentId }) => parentId === null);
  return top.length === 1 ? top : meant;
}
