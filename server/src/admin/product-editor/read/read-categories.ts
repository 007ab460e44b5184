import { CATEGORIES_SHOWN } from 'shared-types/admin/store/product-editor';
import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { createCategoryFinder, categoryPathText } from '../../../commerce/category/category-paths';
import type { FieldReader } from '../../field-reader';
import type { ProductState } from '../product-state';
import type { ReadProductInput } from './read-product-input';

interface CategoriesInput extends Pick<ReadProductInput, 'tree' | 'messages'> {
  /** The saved product; absent for a new one. */
  readonly state?: Pick<ProductState, 'collectionId' | 'categoryIds'> | undefined;
}

const MOST_CHARACTERS = 10_000;

/**
 * The categories of a product: boxes, or one per line. A form without the field keeps them, unless the shop changes.
 * @implements LIMIT-05
 */
export function readCategories(
  reader: FieldReader,
  { state, tree, messages }: CategoriesInput,
  collectionId: string,
): ProductState['categoryIds'] {
  const known = state?.collectionId === collectionId ? state.categoryIds : [];
  if (reader.isSent(CATEGORIES_SHOWN)) return readBoxes(reader, { tree, messages }, collectionId);
  if (!reader.isSent('categories')) return known;
  const lines = linesOf(reader.text('categories', MOST_CHARACTERS));
  // Paths that the page has written keep their meaning, even if another category has the same path.
  const kept = known.filter((id) => lines.has(categoryPathText(tree, id)));
  for (const id of kept) lines.delete(categoryPathText(tree, id));
  if (kept.length + lines.size > CATEGORY_LIMIT.perProduct) {
    reader.refuse('categories', messages.tooManyCategories(CATEGORY_LIMIT.perProduct));
    return [];
  }
  if (lines.size === 0) return kept.toSorted();
  const categoriesMeant = createCategoryFinder(tree, collectionId);
  const found = [...lines].flatMap((line) => {
    const [own, ...others] = categoriesMeant(line);
    if (!own) reader.refuse('categories', messages.categoryUnknown(line));
    if (others.length > 0) reader.refuse('categories', messages.categoryAmbiguous(line));
    return own ? [own.id] : [];
  });
  return [...new Set([...kept, ...found])].toSorted();
}

/** The ticked categories of this shop; those of another one are left. */
function readBoxes(
  reader: FieldReader,
  { tree, messages }: CategoriesInput,
  collectionId: string,
): ProductState['categoryIds'] {
  const ticked = tree.all.filter(({ id, collectionId: shop }) => shop === collectionId && reader.box(`c.${id}`));
  if (ticked.length > CATEGORY_LIMIT.perProduct)
    reader.refuse('categories', messages.tooManyCategories(CATEGORY_LIMIT.perProduct));
  return ticked.map(({ id }) => id).toSorted();
}

function linesOf(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.trim());
  return new Set(lines.filter((line) => line !== ''));
}
