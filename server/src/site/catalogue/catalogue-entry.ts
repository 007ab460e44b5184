import type { Product } from 'shared-types/commerce/product';
import type { ProductRating } from './published-reviews';

/** A product that visitors may see, and where it stands. */
export interface CatalogueEntry {
  readonly product: Product;
  readonly path: string;
  /** Id of the shop page it belongs to. */
  readonly collectionId: string;
  /** When the product last became another. */
  readonly changedAt: Date;
  /** When it was added to the site. */
  readonly createdAt: Date;
  /** What its published reviews come to, where it has some. */
  readonly rating: ProductRating | undefined;
}
