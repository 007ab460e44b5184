import type { ProductTeaser } from './product';

/** Settings of a shop block. */
export interface ShopSettings {
  /** Heading over the list; none where empty. Where absent, the shop's own page has its title, any other page none. */
  readonly title?: string;
  /** Slugs to show, in this order; all products of the collection where absent. */
  readonly only?: readonly string[];
}

/** Answer to the read `commerce/shop/products`. */
export interface ShopView {
  readonly products: readonly ProductTeaser[];
}
