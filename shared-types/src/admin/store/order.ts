import type { Order, OrderProgress } from '../../commerce/orders/order';
export type {
  CancelOrder,
  FulfilOrder,
  MarkOrderPaid as OrderActionInput,
  NoteOrder,
  RefundOrder,
} from '../../requests/admin.generated';

/** What an owner can do with an order. */
export const ORDER_ACTIONS = ['pay', 'fulfil', 'refund', 'cancel', 'unsubscribe', 'grant', 'note'] as const;
/** One of them. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Calls of an order's page in the admin area. */
export const MANAGED_ORDER_CALLS = {
  markOrderPaid: { method: 'POST', path: '/api/config/order/:number/payment' },
  fulfilOrder: { method: 'POST', path: '/api/config/order/:number/fulfilment' },
  refundOrder: { method: 'POST', path: '/api/config/order/:number/refund' },
  cancelOrder: { method: 'POST', path: '/api/config/order/:number/cancellation' },
  endSubscription: { method: 'POST', path: '/api/config/order/:number/subscription' },
  /** Gives the buyer five more downloads and 30 more days. */
  grantDownloads: { method: 'POST', path: '/api/config/order/:number/downloads' },
  noteOrder: { method: 'POST', path: '/api/config/order/:number/note' },
} as const;

/** Lengths of what is written about an order. */
export const ORDER_TEXT_LONGEST = { carrier: 60, trackingNumber: 80, reason: 500, note: 2000, amount: 20 } as const;

/** Reply to each of the calls. */
export interface OrderActionReply {
  /** The order's page, where the change shows. */
  readonly location: string;
}

/** Something that has happened to an order. */
export interface OrderEventEntry {
  readonly id: string;
  /** What it was, in the site's language. */
  readonly title: string;
  /** When, as an ISO time. */
  readonly at: string;
  /** The same in the site's language, with the time zone. */
  readonly atText: string;
  /** Whose doing it was: what the account was called then, or that it was the buyer. */
  readonly by: string;
  /** What was said of it, each below the other. */
  readonly lines: readonly string[];
}

/** An email to the buyer. */
export interface OrderEmailEntry {
  readonly subject: string;
  /** What has become of it, in the site's language: when it was sent, or until when it waits and why. */
  readonly stateText: string;
}

/** Answer to the loader `admin/order/order`. */
export interface ManagedOrderView {
  readonly order: Order & { readonly progress: OrderProgress };
  readonly phone: string;
  /** What the buyer wrote to the shop. */
  readonly buyerNote: string;
  /** When it was placed, in the site's language, with the time zone. */
  readonly placedText: string;
  /** How it is paid, in the site's language. */
  readonly methodText: string;
  /** True where the owner gives money back without this site's help. */
  readonly isRefundedByHand: boolean;
  /** All that has happened, the oldest first. */
  readonly events: readonly OrderEventEntry[];
  /** The emails to the buyer that are remembered, the oldest first. */
  readonly emails?: readonly OrderEmailEntry[];
  /** Names this state. */
  readonly seen: string;
  /** What this account can do with it now. */
  readonly actions: readonly OrderAction[];
  /** What can be given back, in cents of its currency; and as a decimal number, to be written into a field. */
  readonly refundableCents: number;
  readonly refundableAmount: string;
  /** The gift card that was bought; absent where none was, or it is not paid yet. */
  readonly giftCard?: {
    /** The last letters of its code. */
    readonly ending: string;
    /** What is left on it, in cents of its currency. */
    readonly balanceCents: number;
  };
  /** The subscription it belongs to, in the site's language, each below the other: what is agreed, and what comes next. */
  readonly subscription?: readonly string[];
  /** Pieces that would go back into stock. */
  readonly restockablePieces: number;
  /** True for who is not signed in any more: the page then holds what was typed, and of the order its number alone is told. */
  readonly isSignedOut?: boolean;
}
