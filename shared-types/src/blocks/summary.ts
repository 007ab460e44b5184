import type { ProductTeaser } from '../commerce/product';
import type { Picture } from '../host/image';

/** Items of a collection: products of a shop, pages below a page, or pictures of a page's galleries. */
export const SUMMARY_ITEMS = ['products', 'pages', 'pictures'] as const;
export type SummaryItems = (typeof SUMMARY_ITEMS)[number];

/** Orders: the collection's own, by title in the page's language, last changed first, lowest price first. */
export const SUMMARY_ORDERS = ['own', 'title', 'changed', 'price'] as const;
export type SummaryOrder = (typeof SUMMARY_ORDERS)[number];

export const SUMMARY_COUNT = {
  /** Default: whole rows of two, three and four. */
  absent: 12,
  most: 30,
} as const;

/** Items per row on a wide screen. */
export const SUMMARY_PER_ROW = { absent: 3, most: 6 } as const;

/** Settings of a summary block; the block's variant selects the layout. */
export interface SummarySettings {
  /** Path of the page that contains the items. */
  readonly collection: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** `products` if absent. */
  readonly items?: SummaryItems;
  /** Only these, in this order: product slugs or page paths; all if absent. */
  readonly only?: readonly string[];
  /** `own` if absent; `price` is for products only. */
  readonly order?: SummaryOrder;
  /** Maximum number of items. */
  readonly count?: number;
  /** Items per row of a wall, grid or carousel; fewer on narrow screens. */
  readonly perRow?: number;
  /** Aspect ratio (width / height) to crop to, except in a wall; 1 if absent. */
  readonly aspectRatio?: number;
}

export interface SummaryItem {
  /** Path of the item's page, or of the picture's place on a page. */
  readonly path: string;
  readonly title: string;
  /** One or two sentences; plain text; only for walls and lists. */
  readonly text?: string;
  readonly picture?: Picture;
  readonly product?: ProductTeaser;
}

/** Data of the loader `blocks/summary/items`. */
export interface SummaryView {
  /** May be empty. */
  readonly title: string;
  readonly items: readonly SummaryItem[];
  readonly perRow: number;
  readonly aspectRatio: number;
}
