import { LIMIT } from '../site/limits';

/**
 * Limits of the categories of a site's products.
 *
 * @implements LIMIT-05 TAG-04
 */
export const CATEGORY_LIMIT = {
  /** Most categories of a site, in all its shops together. */
  perSite: LIMIT.nestedCategories,
  /** Longest name, in characters. */
  nameLength: 25,
  /** Most categories below one another, so that the path to one fits on a phone. */
  levels: 6,
  /** Most categories of one product. */
  perProduct: 20,
} as const;

/** What stands in a category's address between its shop's path and its own name there: `/shop/c/mugs`. */
export const CATEGORY_PART = 'c';

/** A category, or the shop itself, as a path leads there. */
export interface CategoryLink {
  readonly name: string;
  readonly path: string;
}

/** A category among others. */
export interface ListedCategory extends CategoryLink {
  /** True for the one whose products are shown. */
  readonly isCurrent?: boolean;
}

/** What a shop shows of its categories. */
export interface ShopCategories {
  /** The path from the shop to the category that is shown, both among them; absent where the shop shows all it has. */
  readonly trail?: readonly CategoryLink[];
  /** The categories right below that one; where it has none, those beside it. All of them hold a product that can be seen. */
  readonly list: readonly ListedCategory[];
}
