import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { createCategoryFinder, wayText } from '../../commerce/category/category-ways';
import type { FieldReader } from '../field-reader';
import type { ProductState } from './product-state';
import type { ReadProductInput } from './read-product';

/** What the lines are read with. */
interface CategoriesInput extends Pick<ReadProductInput, 'tree' | 'sentences'> {
  /** What is saved of the product; absent for a new one. */
  readonly state?: Pick<ProductState, 'collectionId' | 'categoryIds'> | undefined;
}

const MOST_CHARACTERS = 10_000;

/**
 * The categories a product is to be in, a line each. A form from before, which does not have the field, leaves them, unless
 * the product goes to another shop.
 *
 * @implements LIMIT-05
 */
export function readCategories(
  reader: FieldReader,
  { state, tree, sentences }: CategoriesInput,
  collectionId: string,
): ProductState['categoryIds'] {
  const known = state?.collectionId === collectionId ? state.categoryIds : [];
  if (!reader.isSent('categories')) return known;
  const lines = linesOf(reader.text('categories', MOST_CHARACTERS));
  // What the page has written of these is read as these, though another has the same way.
  const kept = known.filter((id) => lines.has(wayText(tree, id)));
  for (const id of kept) lines.delete(wayText(tree, id));
  if (kept.length + lines.size > CATEGORY_LIMIT.perProduct) {
    reader.refuse('categories', sentences.tooManyCategories(CATEGORY_LIMIT.perProduct));
    return [];
  }
  if (lines.size === 0) return kept.toSorted();
  const categoriesMeant = createCategoryFinder(tree, collectionId);
  const found = [...lines].flatMap((line) => {
    const [own, ...others] = categoriesMeant(line);
    if (!own) reader.refuse('categories', sentences.categoryUnknown(line));
    if (others.length > 0) reader.refuse('categories', sentences.categoryAmbiguous(line));
    return own ? [own.id] : [];
  });
  return [...new Set([...kept, ...found])].toSorted();
}

/** Each once. */
function linesOf(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.trim());
  return new Set(lines.filter((line) => line !== ''));
}
