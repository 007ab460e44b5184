import type { ShopCategories } from './category';
import type { ProductTeaser } from './product';

/**
 * How the items of a collection are looked at: as a list or as a grid on its own page and wherever it stands, and one of
 * them as a product, on the page of its own that each has.
 *
 * @implements ENUM-20
 */
export const COLLECTION_VIEWS = ['grid', 'list', 'product'] as const;
/** One of them. */
export type CollectionView = (typeof COLLECTION_VIEWS)[number];

/** Settings of a shop block. */
export interface ShopSettings {
  /** Heading over the list; none where empty. Where absent, the shop's own page has its title, any other page none. */
  readonly title?: string;
  /** Slugs to show, in this order; all products of the collection where absent. */
  readonly only?: readonly string[];
  /** A grid where absent. */
  readonly view?: Exclude<CollectionView, 'product'>;
}

/** How the products of a shop are divided into pages, and what its address may ask of them. */
export const SHOP_LISTING = {
  /** Products on one page. */
  perPage: 24,
  /** Most pages shown one below the other in one page of HTML: as many as a collection may have. */
  mostPages: 9,
  /** Products from which a shop offers to sort and filter them. */
  filteredFrom: 12,
  /** Most categories that one address may choose, and that are offered. */
  mostCategories: 50,
  /** The number of a page, from 1; or of the first and the last of several, as `1-3`. */
  pageParameter: 'page',
  /** One of `SHOP_SORTS`. */
  sortParameter: 'sort',
  /** Slug of a category; once for each. */
  categoryParameter: 'category',
  /** The least and the most a product may cost, as an amount in the site's currency. */
  priceFromParameter: 'price-from',
  priceToParameter: 'price-to',
} as const;

/** Orders of the products of a shop: the owner's own, the most sold first, by name, by price, the newest first. */
export const SHOP_SORTS = ['featured', 'best-selling', 'name', 'price', 'price-descending', 'newest'] as const;
/** One of them. */
export type ShopSort = (typeof SHOP_SORTS)[number];

/** A limit of a price, as it was typed into the address. */
export interface ShopPriceLimit {
  readonly cents: number;
  /** As a field is filled with it. */
  readonly text: string;
  /** Address of the shop without it. */
  readonly pathWithout: string;
}

/** A category by which a shop can be filtered. */
export interface ShopCategoryChoice {
  readonly slug: string;
  readonly name: string;
  /** Address of the shop without it, where it is chosen. */
  readonly pathWithout?: string;
}

/** How a shop is sorted and filtered, and how else it could be. */
export interface ShopFilters {
  /** Address of the shop without any of it. */
  readonly path: string;
  readonly sort: ShopSort;
  /** The orders that are offered. */
  readonly sorts: readonly ShopSort[];
  /** The categories that are offered. */
  readonly categories: readonly ShopCategoryChoice[];
  readonly priceFrom?: ShopPriceLimit;
  readonly priceTo?: ShopPriceLimit;
  /** Address in the chosen order, with no product left out; absent where none is. */
  readonly clearPath?: string;
}

/** Which products of a shop are shown, of how many. */
export interface ShopListing {
  /** Products on all pages together. */
  readonly count: number;
  /** Position of the first product that is shown, from 1. */
  readonly first: number;
  /** Numbers of the first and the last page that are shown, from 1. */
  readonly firstPage: number;
  readonly lastPage: number;
  /** Addresses of the pages before and after these. */
  readonly previousPath?: string;
  readonly nextPath?: string;
  /** Address of the last page, where the page that was asked for is behind it. */
  readonly insteadPath?: string;
  /** Absent where the shop has too few products to be sorted. */
  readonly filters?: ShopFilters;
}

/** Answer to the loader `commerce/shop/products`. */
export interface ShopView {
  readonly products: readonly ProductTeaser[];
  /** Absent where the shop has none, and on pages that are no shop's. */
  readonly categories?: ShopCategories;
  /** Absent where all products are shown, in the owner's order. */
  readonly listing?: ShopListing;
}
