import { LIMIT } from '../site/limits';

/** @implements LIMIT-05 TAG-04 */
export const CATEGORY_LIMIT = {
  /** Per site, in all shops together. */
  perSite: LIMIT.nestedCategories,
  /** In characters. */
  nameLength: 25,
  /** Nesting depth, so that a category's path fits on a phone. */
  levels: 6,
  perProduct: 20,
} as const;

/** Path segment between shop and category: `/shop/c/mugs`. */
export const CATEGORY_PART = 'c';

export interface CategoryLink {
  readonly name: string;
  readonly path: string;
}

export interface ListedCategory extends CategoryLink {
  /** True for the shown category. */
  readonly isCurrent?: boolean;
}

export interface ShopCategories {
  /** From the shop to the shown category, inclusive; absent on the shop itself. */
  readonly trail?: readonly CategoryLink[];
  /** Children of the shown category, or its siblings if it has none; only those with visible products. */
  readonly list: readonly ListedCategory[];
}
