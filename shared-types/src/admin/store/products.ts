import type { FormReply } from '../../failure';
import type { ProductTypeNumber, WorkflowStatusNumber } from '../../commerce/product';
import type { Picture } from '../../host/image';
import type { ProductColumn, TableViews } from './table-views';
export type { ChangeProducts, ChangeStock } from '../../requests/admin.generated';

export const PRODUCTS_CALLS = {
  changeStock: { method: 'POST', path: '/api/config/products/stock' },
  /** Hides, publishes or deletes the chosen products. */
  changeProducts: { method: 'POST', path: '/api/config/products/chosen' },
} as const;

export const PRODUCTS_PER_PAGE = 20;

/** Query parameters of the list: filters, and the page number from 1. */
export const PRODUCTS_QUERY = {
  page: 'page',
  search: 'search',
  status: 'status',
  type: 'type',
  stock: 'stock',
  sort: 'sort',
  /** What was done with chosen products, with how many, and how many were gone. */
  done: 'done',
  count: 'count',
  gone: 'gone',
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

/** Orders of the list; `-` stands for descending. The first is the order of the shop. */
export const PRODUCT_SORTS = [
  '',
  '-created',
  'created',
  'title',
  '-title',
  'price',
  '-price',
  'stock',
  '-stock',
] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** What can be done with chosen products. */
export const PRODUCTS_ACTS = ['hide', 'publish', 'delete'] as const;
export type ProductsAct = (typeof PRODUCTS_ACTS)[number];

/** Prefix of the checkboxes that choose products; the id follows. */
export const CHOSEN_PRODUCT_PREFIX = 'product.';

/** The filters with a link above the list. */
export const PRODUCT_VIEWS = ['all', 'hidden', 'low'] as const;
export type ProductViewName = (typeof PRODUCT_VIEWS)[number];

export interface ListedVariant {
  readonly id: string;
  readonly sku: string;
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
  /** True for available products with a variant of which few are left. */
  readonly isLow?: boolean;
}

/** Data of the loader `admin/products/list`. */
export interface ProductsView {
  /** From 1. */
  readonly page: number;
  readonly products: readonly ListedProduct[];
  readonly count: number;
  readonly filter: ProductsFilter;
  readonly sort: ProductSort;
  /** The account's own views, and the columns. */
  readonly table: TableViews<ProductColumn>;
  /** Number of products of each view. */
  readonly views: Readonly<Record<ProductViewName, number>>;
  readonly done?: { readonly act: ProductsAct; readonly count: number; readonly gone: number };
  /** Path and query of this page, without what was done. */
  readonly address: string;
  readonly stocked?: string;
}

export interface ChangeStockReply extends FormReply {
  readonly message: string;
}
