import { CATEGORY_PART } from 'shared-types/commerce/category';

/** The address of a category of the shop at a path; with `{slug}`, that of the page of all of them. */
export function categoryPath(shop: string, slug: string): string {
  return `${shop === '/' ? '' : shop}/${CATEGORY_PART}/${slug}`;
}
