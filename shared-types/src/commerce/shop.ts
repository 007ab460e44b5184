import type { ShopCategories } from './category';
import type { ProductTeaser } from './product';

/** @implements ENUM-20 */
export const COLLECTION_VIEWS = ['grid', 'list', 'product'] as const;
export type CollectionView = (typeof COLLECTION_VIEWS)[number];

export interface ShopSettings {
  /** Heading; none if empty. If absent, only the shop's own page shows its title. */
  readonly title?: string;
  /** Slugs to show, in this order; all if absent. */
  readonly only?: readonly string[];
  /** `grid` if absent. */
  readonly view?: Exclude<CollectionView, 'product'>;
}

/** Paging, sorting and filtering of a shop. */
export const SHOP_LISTING = {
  /** Products per page. */
  perPage: 24,
  /** Maximum number of pages in one HTML document; enough for a whole collection. */
  mostPages: 9,
  /** Minimum number of products for sorting and filtering. */
  filteredFrom: 12,
  /** Maximum number of categories, selected and offered. */
  mostCategories: 50,
  /** Page number from 1, or first and last page as `1-3`. */
  pageParameter: 'page',
  /** One of `SHOP_SORTS`. */
  sortParameter: 'sort',
  /** Slug of a category; repeatable. */
  categoryParameter: 'category',
  /** Price limits, as amounts in the site's currency. */
  priceFromParameter: 'price-from',
  priceToParameter: 'price-to',
} as const;

/** Orders: the owner's, bestselling, by name, by price ascending or descending, newest. */
export const SHOP_SORTS = ['featured', 'best-selling', 'name', 'price', 'price-descending', 'newest'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** A price limit in the URL. */
export interface ShopPriceLimit {
  readonly cents: number;
  /** Value of its field. */
  readonly text: string;
  /** URL without this limit. */
  readonly pathWithout: string;
}

export interface ShopCategoryChoice {
  readonly slug: string;
  readonly name: string;
  /** URL without this filter, if selected. */
  readonly pathWithout?: string;
}

export interface ShopFilters {
  readonly path: string;
  readonly sort: ShopSort;
  readonly sorts: readonly ShopSort[];
  readonly categories: readonly ShopCategoryChoice[];
  readonly priceFrom?: ShopPriceLimit;
  readonly priceTo?: ShopPriceLimit;
  /** URL in the same order without filters; absent if there are none. */
  readonly clearPath?: string;
}

export interface ShopListing {
  readonly count: number;
  /** Position of the first shown product, from 1. */
  readonly first: number;
  /** First and last shown page, from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Adjacent pages. */
  readonly previousPath?: string;
  readonly nextPath?: string;
  /** URL of the last page, if the requested one is after it. */
  readonly insteadPath?: string;
  /** Absent if the shop has too few products. */
  readonly filters?: ShopFilters;
}

/** Data of the loader `commerce/shop/products`. */
export interface ShopView {
  readonly products: readonly ProductTeaser[];
  /** Absent without categories, and on other pages than the shop's. */
  readonly categories?: ShopCategories;
  /** Absent if all products are shown in the owner's order. */
  readonly listing?: ShopListing;
}
