import type { ProductTeaser } from '../commerce/product';
import type { Picture } from '../host/image';

/** What a summary shows of a collection: products of a shop, pages below a page, or pictures of a page's galleries. */
export const SUMMARY_ITEMS = ['products', 'pages', 'pictures'] as const;
/** One of them. */
export type SummaryItems = (typeof SUMMARY_ITEMS)[number];

/**
 * In what order it shows them: the collection's own, by title in the page's language, what last became another first, or the
 * lowest price first.
 */
export const SUMMARY_ORDERS = ['own', 'title', 'changed', 'price'] as const;
/** One of them. */
export type SummaryOrder = (typeof SUMMARY_ORDERS)[number];

/** How many items a summary shows. */
export const SUMMARY_COUNT = {
  /** Where its owner says nothing: whole rows of two, three and four. */
  absent: 12,
  most: 30,
} as const;

/** How many stand beside each other on a wide screen, at most. */
export const SUMMARY_PER_ROW = { absent: 3, most: 6 } as const;

/** Settings of a summary block; the block's variant says how it is laid out. */
export interface SummarySettings {
  /** Path of the page the items belong to. */
  readonly collection: string;
  /** Heading over the items; none where absent. */
  readonly title?: string;
  /** `products` where absent. */
  readonly items?: SummaryItems;
  /** These alone, in this order: slugs of products, or paths of pages; all of the collection where absent. */
  readonly only?: readonly string[];
  /** `own` where absent; `price` is for products alone. */
  readonly order?: SummaryOrder;
  /** The most items it shows. */
  readonly count?: number;
  /** Items beside each other in a wall, a grid and a carousel; fewer where there is no room. */
  readonly perRow?: number;
  /** Width divided by height that pictures are cropped to, but for those of a wall; 1 where absent. */
  readonly aspectRatio?: number;
}

/** An item of a collection. */
export interface SummaryItem {
  /** Where it leads: the page of the item, or the place on a page where the picture stands. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences, plain text; only for walls and lists, which have room for them. */
  readonly text?: string;
  readonly picture?: Picture;
  /** What it costs, where it is a product. */
  readonly product?: ProductTeaser;
}

/** Answer to the loader `blocks/summary/items`. */
export interface SummaryView {
  /** Empty for none. */
  readonly title: string;
  readonly items: readonly SummaryItem[];
  readonly perRow: number;
  readonly aspectRatio: number;
}
