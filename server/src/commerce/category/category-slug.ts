import { CATEGORY_LIMIT } from 'shared-types/commerce/category';

const UNFIT = /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu;
const EDGES = /^-|-$/g;
const NAMELESS = 'category';

/** A slug from a category's name that is unique in its shop. */
export function categorySlug(name: string, isTaken: (slug: string) => boolean): string {
  const plain =
    name.slice(0, CATEGORY_LIMIT.nameLength).toLowerCase().replace(UNFIT, '-').replace(EDGES, '') || NAMELESS;
  let slug = plain;
  for (let number = 2; isTaken(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
