import type { FormReply } from '../../failure';
import type { ProductTypeNumber, WorkflowStatusNumber } from '../../commerce/product';
import type { Picture } from '../../host/image';
export type { ChangeStock } from '../../requests/admin.generated';

/** Calls of the list of products. */
export const PRODUCTS_CALLS = {
  changeStock: { method: 'POST', path: '/api/config/products/stock' },
} as const;

/** Products on one page of the list. */
export const PRODUCTS_PER_PAGE = 20;

/** The names of the list's filters and of the number of its page, from 1, in its address. */
export const PRODUCTS_QUERY = {
  page: 'page',
  search: 'search',
  status: 'status',
  type: 'type',
  /** The variant whose stock was just changed, and what it is now: `<id>.<pieces>`. */
  stocked: 'stocked',
} as const;

/** Longest text that is searched for, in characters. */
export const PRODUCTS_SEARCH_LONGEST = 200;

/** How a stock is changed: pieces that came, pieces that went, or a count of what is there. */
export const STOCK_CHANGES = ['add', 'take', 'set'] as const;
/** One of the ways to change a stock. */
export type StockChange = (typeof STOCK_CHANGES)[number];

/** What a list of products can be reduced to by state. */
export const LISTED_STATUSES = ['available', 'hidden', 'other'] as const;
/** One of the states that can be asked for. */
export type ListedStatus = (typeof LISTED_STATUSES)[number];

/** A variant of a product, in the list. */
export interface ListedVariant {
  readonly id: string;
  /** Its option values, or its SKU where the product has no options. */
  readonly name: string;
  readonly qtyInStock: number;
  /** True where nobody counts it. */
  readonly unlimited: boolean;
}

/** A product in the list. */
export interface ListedProduct {
  readonly id: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly productType: ProductTypeNumber;
  readonly workflowStatus: WorkflowStatusNumber;
  /** Lowest and highest price now, in cents. */
  readonly fromCents: number;
  readonly toCents: number;
  /** In their order. */
  readonly variants: readonly ListedVariant[];
}

/** What was asked for. */
export interface ProductsFilter {
  /** Empty for everything. */
  readonly search: string;
  readonly status?: ListedStatus;
  readonly type?: ProductTypeNumber;
}

/** Answer to the loader `admin/products/list`. */
export interface ProductsView {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly products: readonly ListedProduct[];
  /** How many there are on all pages. */
  readonly count: number;
  readonly filter: ProductsFilter;
  /** Path and query of this page of the list, without what was just changed. */
  readonly address: string;
  /** Id of the variant whose stock was just changed. */
  readonly stocked?: string;
}

/** Reply to `changeStock`. */
export interface ChangeStockReply extends FormReply {
  readonly message: string;
}
