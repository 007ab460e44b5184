import { nameKey } from './category-name';
import type { CategoryNode, CategoryTree } from './category-tree';

const STEP = ' › ';
/** What people type who have no such sign at hand. */
const TYPED_STEP = /\s*[›>]\s*/u;

/** A category by the names on the way to it: `Ceramics › Mugs`. */
export function wayText(tree: CategoryTree, id: string): string {
  return tree
    .wayTo(id)
    .map(({ name }) => name)
    .join(STEP);
}

/** Several of them, a line each, in the order of their ways. */
export function waysText(tree: CategoryTree, ids: readonly string[]): string {
  return ids
    .map((id) => wayText(tree, id))
    .toSorted()
    .join('\n');
}

/** The categories of a shop that are meant by a way; by a name alone, all that are called so. */
export function categoriesMeant(tree: CategoryTree, collectionId: string, typed: string): readonly CategoryNode[] {
  const own = tree.all.filter((category) => category.collectionId === collectionId);
  const key = nameKey(typed);
  const named = own.filter(({ name }) => nameKey(name) === key);
  if (named.length > 0) return named.length === 1 ? named : highest(named);
  const way = key.split(TYPED_STEP).join(STEP);
  return own.filter(({ id }) => nameKey(wayText(tree, id)) === way);
}

/** Of several of one name the one that needs no way to be told apart: it stands below nothing. */
function highest(named: readonly CategoryNode[]): readonly CategoryNode[] {
  const top = named.filter(({ parentId }) => parentId === null);
  return top.length === 1 ? top : named;
}
