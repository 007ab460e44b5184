import type { OrderKind, OrderStatus, PaymentState } from '../../commerce/orders/order';
import type { UnpaidOrderSettings } from '../../commerce/orders/unpaid-orders';
import type { OrderColumn, TableViews } from './table-views';
import type { LastSaved } from '../last-saved';
export type { ChangeOrders, SaveUnpaidOrders } from '../../requests/admin.generated';

export const ORDERS_PER_PAGE = 20;

/** Maximum number of orders in a file, newest first; spreadsheet programs handle no more well. */
export const ORDERS_FILE_MOST = 10_000;

/** Query parameters of the list and its file. */
export const ORDERS_PARAMETER = {
  page: 'page',
  state: 'state',
  from: 'from',
  to: 'to',
  search: 'q',
  sort: 'sort',
} as const;

/** Query parameter of the file: numbers of the orders it contains, separated by commas; all of the filter if absent. */
export const ORDERS_FILE_NUMBERS = 'orders';

/**
 * Query parameters with the result of an action: what was done, with how many orders, and the others, each as
 * `<number>.<reason>`, separated by commas. `saved` is another form's.
 */
export const ORDERS_DONE_PARAMETER = { act: 'done', count: 'count', refused: 'refused', saved: 'saved' } as const;

/** Prefix of the checkboxes that choose orders; the order number follows. The value names the state that was seen. */
export const CHOSEN_ORDER_PREFIX = 'order.';

/** What can be done with chosen orders; `release` cancels unpaid ones early, which releases their items. */
export const ORDERS_ACTS = ['fulfil', 'release'] as const;
export type OrdersAct = (typeof ORDERS_ACTS)[number];

/** Orders of the list; `-` stands for descending. The first is the default. */
export const ORDER_SORTS = ['-date', 'date', '-total', 'total', 'buyer', '-buyer'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The filters with a link above the list. */
export const ORDER_VIEWS = ['', 'unfulfilled', 'unpaid', 'refunded'] as const;
export type OrderViewName = (typeof ORDER_VIEWS)[number];

export const ORDER_FILTERS = [
  'unpaid',
  'held',
  'unfulfilled',
  'fulfilled',
  'toRefund',
  'refunded',
  'cancelled',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const ORDERS_CALLS = {
  /** The filtered orders as a file; takes the query of the list. */
  getOrdersFile: { method: 'GET', path: '/api/config/orders/file' },
  /** Fulfils or releases the chosen orders. */
  changeOrders: { method: 'POST', path: '/api/config/orders/chosen' },
  /** Leads to the file with the chosen orders. */
  chooseOrdersFile: { method: 'POST', path: '/api/config/orders/chosen/file' },
  saveUnpaidOrders: { method: 'POST', path: '/api/config/orders/unpaid' },
} as const;

export interface OrderEntry {
  readonly number: number;
  /** `goods` if absent. */
  readonly kind?: OrderKind;
  /** Time of the order, ISO 8601. */
  readonly placedAt: string;
  readonly placedText: string;
  readonly email: string;
  /** Name of the recipient; empty if nothing is sent. */
  readonly name: string;
  /** Number of pieces. */
  readonly items: number;
  /** Names the state that is shown; an action on the order sends it back. */
  readonly seen: string;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  /** Total and refunded amount, in cents of the order's currency. */
  readonly totalCents: number;
  readonly refundedCents: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** True if unpaid and reserving items. */
  readonly isHolding?: boolean;
  /** End of the reservation, in the site's language; absent if it has none. */
  readonly heldUntilText?: string;
}

/** How the site treats unpaid orders. */
export interface UnpaidOrdersView {
  readonly settings: UnpaidOrderSettings;
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly base: string;
  readonly changed?: LastSaved;
}

/** The filter as typed; empty fields do not filter. */
export interface OrdersQuestion {
  readonly state: OrderFilter | '';
  /** First and last day in the site's time zone, such as `2026-11-22`. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
  readonly sort: OrderSort;
  /** Id of the account's own view that is shown. */
  readonly view?: string;
}

/** What was done with the chosen orders. */
export interface OrdersDone {
  readonly act: OrdersAct;
  readonly count: number;
  /** The orders it was not done with, and why. */
  readonly refused: readonly { readonly number: number; readonly reason: string }[];
}

/** Data of the loader `admin/orders/list`. */
export interface OrdersView {
  readonly question: OrdersQuestion;
  /** Invalid fields, which were ignored. */
  readonly unreadable: readonly ('from' | 'to')[];
  /** From 1. */
  readonly page: number;
  readonly entries: readonly OrderEntry[];
  /** On all pages. */
  readonly count: number;
  /** True if the site has ever had an order. */
  readonly hasAny: boolean;
  /** Name of the site's time zone, in which the filter's days begin. */
  readonly timeZone: string;
  /** URL of the file with the filtered orders. */
  readonly filePath: string;
  /** Path and query of this page of the list. */
  readonly address: string;
  /** The account's own views, and the columns. */
  readonly table: TableViews<OrderColumn>;
  /** Number of orders of each view. */
  readonly views: Readonly<Record<OrderViewName, number>>;
  /** True if the account may fulfil and release orders. */
  readonly mayEdit: boolean;
  /** Absent if the account may not change it. */
  readonly unpaid?: UnpaidOrdersView;
  /** Number of emails delayed by the hourly limit of their recipients, and when the first of them is sent. */
  readonly waitingEmails?: { readonly count: number; readonly nextText: string };
  readonly done?: OrdersDone;
  readonly isUnpaidSaved?: boolean;
}
