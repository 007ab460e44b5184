import { CATEGORY_LIMIT } from 'shared-types/commerce/category';

const UNFIT = /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu;
const EDGES = /^-|-$/g;
const NAMELESS = 'category';

/** The last part of a category's address, made of its name as no other of its shop has it. */
export function categorySlug(name: string, isTaken: (slug: string) => boolean): string {
  const plain =
    name.slice(0, CATEGORY_LIMIT.nameLength).toLowerCase().replace(UNFIT, '-').replace(EDGES, '') || NAMELESS;
  let slug = plain;
  for (let number = 2; isTaken(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
