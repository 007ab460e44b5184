/** The tables whose columns can be chosen, and which have views of their owners. */
export const VIEWED_TABLES = ['orders', 'products'] as const;
export type ViewedTable = (typeof VIEWED_TABLES)[number];

export const TABLE_VIEWS_CALLS = {
  /** Stores filter, order and columns of a list under a name; with an id, in place of that view. */
  saveTableView: { method: 'POST', path: '/api/config/table-views/views' },
  removeTableView: { method: 'POST', path: '/api/config/table-views/removals' },
  /** Chooses and orders the columns of a view, or else of the account's table. */
  saveTableColumns: { method: 'POST', path: '/api/config/table-views/columns' },
} as const;

/** Query parameters of a list: the view that is shown, and the menu that is open. */
export const TABLE_VIEWS_QUERY = { view: 'view', menu: 'menu' } as const;

export const TABLE_VIEWS_LIMIT = {
  /** Of an account, for one table. */
  views: 20,
  /** In characters. */
  name: 40,
} as const;

/** Prefix of the checkboxes of columns. */
export const COLUMN_PREFIX = 'column.';

/** Columns of orders in their first order; `order` is always shown. */
export const ORDER_COLUMNS = ['order', 'date', 'buyer', 'email', 'items', 'total', 'status'] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];

/** Columns of products in their first order; `title` is always shown. */
export const PRODUCT_COLUMNS = ['picture', 'title', 'status', 'sku', 'stock', 'price', 'type', 'actions'] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];

export interface TableColumns<C extends string> {
  readonly all: readonly C[];
  /** The column that names a row, which cannot be hidden. */
  readonly head: C;
  /** Hidden until they are chosen. */
  readonly more: readonly C[];
}

/** The columns of each table. */
export interface ColumnsOfTable {
  readonly orders: OrderColumn;
  readonly products: ProductColumn;
}

export const TABLE_COLUMNS: { readonly [T in ViewedTable]: TableColumns<ColumnsOfTable[T]> } = {
  orders: { all: ORDER_COLUMNS, head: 'order', more: ['email'] },
  products: { all: PRODUCT_COLUMNS, head: 'title', more: ['sku'] },
};

export interface OwnTableView {
  readonly id: string;
  readonly name: string;
  /** Path and query of the list. */
  readonly path: string;
}

/** What an account has chosen for a table. */
export interface TableViews<C extends string = string> {
  /** In the order in which they were saved. */
  readonly own: readonly OwnTableView[];
  /** The view that is shown; absent for none of its own. */
  readonly current?: OwnTableView;
  /** The columns that are shown, in order. */
  readonly columns: readonly C[];
  /** The menu that was just used, and stays open. */
  readonly menu?: 'columns';
}
