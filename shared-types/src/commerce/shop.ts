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

/** Answer to the read `commerce/shop/products`. */
export interface ShopView {
  readonly products: readonly ProductTeaser[];
  /** Absent where the shop has none, and on pages that are no shop's. */
  readonly categories?: ShopCategories;
}
