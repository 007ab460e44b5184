import { CATEGORY_LIMIT } from 'shared-types/commerce/category';
import { categoriesMeant } from '../../commerce/category/category-ways';
import type { FieldReader } from '../field-reader';
import type { ProductState } from './product-state';
import type { ReadProductInput } from './read-product';

const MOST_CHARACTERS = 10_000;

/**
 * The categories a product is to be in, a line each. A form from before, which does not have the field, leaves them, unless
 * the product goes to another shop.
 *
 * @implements LIMIT-05
 */
export function readCategories(
  reader: FieldReader,
  { state, tree, sentences }: ReadProductInput,
  collectionId: string,
): ProductState['categoryIds'] {
  if (!reader.isSent('categories')) return state?.collectionId === collectionId ? state.categoryIds : [];
  const lines = reader.text('categories', MOST_CHARACTERS).split('\n');
  const ids = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [found, ...others] = categoriesMeant(tree, collectionId, line);
      if (!found) reader.refuse('categories', sentences.categoryUnknown(line));
      if (others.length > 0) reader.refuse('categories', sentences.categoryAmbiguous(line));
      return found ? [found.id] : [];
    });
  const own = [...new Set(ids)].toSorted();
  if (own.length > CATEGORY_LIMIT.perProduct)
    reader.refuse('categories', sentences.tooManyCategories(CATEGORY_LIMIT.perProduct));
  return own;
}
