import type { OrderKind, OrderStatus, PaymentState } from '../../commerce/orders/order';
import type { UnpaidOrderSettings } from '../../commerce/orders/unpaid-orders';
import type { RuleChange } from './price-rules';
export type { SaveUnpaidOrders } from '../../requests/admin.generated';

/** Orders on one page of the list. */
export const ORDERS_PER_PAGE = 20;

/** The most orders in a file, the newest ones: with more rows no program for tables likes to open it. */
export const ORDERS_FILE_MOST = 10_000;

/** Names of what the query of the list, and of its file, says. */
export const ORDERS_PARAMETER = { page: 'page', state: 'state', from: 'from', to: 'to', search: 'q' } as const;

/** Names in the address of the list that say what has just been done: orders released, and chosen ones that were left. */
export const ORDERS_DONE_PARAMETER = { released: 'released', left: 'left', saved: 'saved' } as const;

/** What the names of the boxes begin with by which orders are chosen; their numbers follow. */
export const CHOSEN_ORDER_PREFIX = 'order.';

/** What the list can be filtered by: what has to be done, and what has become of it. */
export const ORDER_FILTERS = [
  'unpaid',
  'held',
  'unfulfilled',
  'fulfilled',
  'toRefund',
  'refunded',
  'cancelled',
] as const;
/** One of them. */
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** Calls of the list of orders. */
export const ORDERS_CALLS = {
  /** What is filtered, as a file; asked for with the query of the list. */
  getOrdersFile: { method: 'GET', path: '/api/config/orders/file' },
  /** Cancels unpaid orders before their time is over, so that their items are for sale again. */
  releaseOrders: { method: 'POST', path: '/api/config/orders/release' },
  /** Says how long unpaid orders reserve their items, and how many are taken. */
  saveUnpaidOrders: { method: 'POST', path: '/api/config/orders/unpaid' },
} as const;

/** An order in the list. */
export interface OrderEntry {
  /** Number for people, which its page is found by. */
  readonly number: number;
  /** `goods` where absent. */
  readonly kind?: OrderKind;
  /** When it was placed, as an ISO time. */
  readonly placedAt: string;
  /** The same in the site's language, with the time zone. */
  readonly placedText: string;
  readonly email: string;
  /** Who it is sent to; empty where nothing is sent. */
  readonly name: string;
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  /** What it came to, in cents of its currency, and what of that was given back. */
  readonly totalCents: number;
  readonly refundedCents: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** True where it is unpaid and reserves items. */
  readonly isHolding?: boolean;
  /** Until when, in the site's language; absent where that does not end by itself. */
  readonly heldUntilText?: string;
}

/** How the site treats unpaid orders. */
export interface UnpaidOrdersView {
  readonly settings: UnpaidOrderSettings;
  /** Names this state. */
  readonly base: string;
  /** Who changed it last; absent where nobody has yet. */
  readonly changed?: RuleChange;
}

/** What the list was asked for, as it was written; what nobody asked for is empty. */
export interface OrdersQuestion {
  readonly state: OrderFilter | '';
  /** First and last day, `2026-11-22`, in UTC. */
  readonly from: string;
  readonly to: string;
  readonly search: string;
}

/** Answer to the loader `admin/orders/list`. */
export interface OrdersView {
  readonly question: OrdersQuestion;
  /** What of it cannot be read, and was left out. */
  readonly unreadable: readonly ('from' | 'to')[];
  /** Number of the page, from 1. */
  readonly page: number;
  /** The orders of this page, the newest first. */
  readonly entries: readonly OrderEntry[];
  /** How many there are on all pages. */
  readonly count: number;
  /** True where the site has had an order at all. */
  readonly hasAny: boolean;
  /** Where the file of what is filtered is. */
  readonly filePath: string;
  /** Absent for who may not change it. */
  readonly unpaid?: UnpaidOrdersView;
  /** Number of emails delayed by the hourly limit of their recipients, and when the first of them is sent. */
  readonly waitingEmails?: { readonly count: number; readonly nextText: string };
  /** What has just been done. */
  readonly released?: { readonly count: number; readonly left: number };
  readonly isUnpaidSaved?: boolean;
}
