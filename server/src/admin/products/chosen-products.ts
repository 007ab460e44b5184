import { CHOSEN_PRODUCT_PREFIX, PRODUCTS_PER_PAGE } from 'shared-types/admin/store/products';
import { z } from 'zod';

const idSchema = z.guid().toLowerCase();

/** Ids in the names of the checked boxes; at most a page of them. */
export function chosenProducts(sent: Readonly<Record<string, unknown>>): string[] {
  const ids = Object.keys(sent).flatMap((name) => {
    if (!name.startsWith(CHOSEN_PRODUCT_PREFIX)) return [];
    const { data } = idSchema.safeParse(name.slice(CHOSEN_PRODUCT_PREFIX.length));
    return data === undefined ? [] : [data];
  });
  return [...new Set(ids)].slice(0, PRODUCTS_PER_PAGE);
}
