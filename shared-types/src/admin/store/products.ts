import type { FormReply } from '../../failure';
import type { ProductTypeNumber, WorkflowStatusNumber } from '../../commerce/product';
import type { Picture } from '../../host/image';
export type { ChangeStock } from '../../requests/admin.generated';

export const PRODUCTS_CALLS = {
  changeStock: { method: 'POST', path: '/api/config/products/stock' },
} as const;

export const PRODUCTS_PER_PAGE = 20;

/** Query parameters of the list: filters, and the page number from 1. */
export const PRODUCTS_QUERY = {
  page: 'page',
  search: 'search',
  status: 'status',
  type: 'type',
  /** The variant whose stock was just changed, and its new stock: `<id>.<pieces>`. */
  stocked: 'stocked',
} as const;

/** In characters. */
export const PRODUCTS_SEARCH_LONGEST = 200;

/** Adds, subtracts, or sets a count. */
export const STOCK_CHANGES = ['add', 'take', 'set'] as const;
export type StockChange = (typeof STOCK_CHANGES)[number];

export const LISTED_STATUSES = ['available', 'hidden', 'other'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

export interface ListedVariant {
  readonly id: string;
  /** Its option values; its SKU if the product has no options. */
  readonly name: string;
  readonly qtyInStock: number;
  /** True if stock is not counted. */
  readonly unlimited: boolean;
}

export interface ListedProduct {
  readonly id: string;
  readonly title: string;
  readonly picture?: Picture;
  readonly productType: ProductTypeNumber;
  readonly workflowStatus: WorkflowStatusNumber;
  /** Lowest and highest current price, in cents. */
  readonly fromCents: number;
  readonly toCents: number;
  readonly variants: readonly ListedVariant[];
}

export interface ProductsFilter {
  /** Empty for all. */
  readonly search: string;
  readonly status?: ListedStatus;
  readonly type?: ProductTypeNumber;
}

/** Data of the loader `admin/products/list`. */
export interface ProductsView {
  /** From 1. */
  readonly page: number;
  readonly products: readonly ListedProduct[];
  readonly count: number;
  readonly filter: ProductsFilter;
  /** Path and query of this page, without `stocked`. */
  readonly address: string;
  readonly stocked?: string;
}

export interface ChangeStockReply extends FormReply {
  readonly message: string;
}
