import { PRODUCT_LIMIT } from 'shared-types/commerce/product';

const UNFIT = /[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu;
const EDGES = /^-|-$/g;
const NAMELESS = 'product';

/** A slug from a title, unique on the site. */
export function slugOf(title: string, isTaken: (slug: string) => boolean): string {
  const plain = title.toLowerCase().replace(UNFIT, '-').replace(EDGES, '') || NAMELESS;
  const cut = (room: number) => [...plain].slice(0, room).join('').slice(0, room).replace(EDGES, '') || NAMELESS;
  let slug = cut(PRODUCT_LIMIT.slugLength);
  for (let number = 2; isTaken(slug); number += 1) {
    const end = `-${number}`;
    slug = cut(PRODUCT_LIMIT.slugLength - end.length) + end;
  }
  return slug;
}
