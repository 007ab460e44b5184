import { CATEGORY_PART } from 'shared-types/commerce/category';

/** The path of a category page; with `{slug}`, the pattern of all of them. */
export function categoryPath(shop: string, slug: string): string {
  return `${shop === '/' ? '' : shop}/${CATEGORY_PART}/${slug}`;
}
