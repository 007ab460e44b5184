import type { OrderKind, OrderStatus, PaymentState } from '../../commerce/orders/order';
import type { UnpaidOrderSettings } from '../../commerce/orders/unpaid-orders';
import type { RuleChange } from './price-rules';
export type { SaveUnpaidOrders } from '../../requests/admin.generated';

export const ORDERS_PER_PAGE = 20;

/** Maximum number of orders in a file, newest first; spreadsheet programs handle no more well. */
export const ORDERS_FILE_MOST = 10_000;

/** Query parameters of the list and its file. */
export const ORDERS_PARAMETER = { page: 'page', state: 'state', from: 'from', to: 'to', search: 'q' } as const;

/** Query parameters with the result of an action: released orders, and selected ones that were not. */
export const ORDERS_DONE_PARAMETER = { released: 'released', left: 'left', saved: 'saved' } as const;

/** Prefix of the checkboxes that select orders; the order number follows. */
export const CHOSEN_ORDER_PREFIX = 'order.';

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
  /** Cancels unpaid orders early, which releases their items. */
  releaseOrders: { method: 'POST', path: '/api/config/orders/release' },
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
  readonly changed?: RuleChange;
}

/** The filter as typed; empty fields do not filter. */
export interface OrdersQuestion {
  readonly state: OrderFilter | '';
  /** First and last day in the site's time zone, such as `2026-11-22`. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
}

/** Data of the loader `admin/orders/list`. */
export interface OrdersView {
  readonly question: OrdersQuestion;
  /** Invalid fields, which were ignored. */
  readonly unreadable: readonly ('from' | 'to')[];
  /** From 1. */
  readonly page: number;
  /** Newest first. */
  readonly entries: readonly OrderEntry[];
  /** On all pages. */
  readonly count: number;
  /** True if the site has ever had an order. */
  readonly hasAny: boolean;
  /** Name of the site's time zone, in which the filter's days begin. */
  readonly timeZone: string;
  /** URL of the file with the filtered orders. */
  readonly filePath: string;
  /** Absent if the account may not change it. */
  readonly unpaid?: UnpaidOrdersView;
  /** Number of emails delayed by the hourly limit of their recipients, and when the first of them is sent. */
  readonly waitingEmails?: { readonly count: number; readonly nextText: string };
  readonly released?: { readonly count: number; readonly left: number };
  readonly isUnpaidSaved?: boolean;
}
