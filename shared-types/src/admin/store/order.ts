import type { Order, OrderProgress } from '../../commerce/orders/order';
export type {
  CancelOrder,
  FulfilOrder,
  MarkOrderPaid as OrderActionInput,
  NoteOrder,
  RefundOrder,
} from '../../requests/admin.generated';

export const ORDER_ACTIONS = ['pay', 'fulfil', 'refund', 'cancel', 'unsubscribe', 'grant', 'reissue', 'note'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export const MANAGED_ORDER_CALLS = {
  markOrderPaid: { method: 'POST', path: '/api/config/order/:number/payment' },
  fulfilOrder: { method: 'POST', path: '/api/config/order/:number/fulfilment' },
  refundOrder: { method: 'POST', path: '/api/config/order/:number/refund' },
  cancelOrder: { method: 'POST', path: '/api/config/order/:number/cancellation' },
  endSubscription: { method: 'POST', path: '/api/config/order/:number/subscription' },
  /** Adds five downloads and 30 days. */
  grantDownloads: { method: 'POST', path: '/api/config/order/:number/downloads' },
  /** Sends a new code of a gift card; the earlier one stops working. */
  reissueGiftCard: { method: 'POST', path: '/api/config/order/:number/gift-card' },
  noteOrder: { method: 'POST', path: '/api/config/order/:number/note' },
} as const;

/** Maximum lengths, in characters. */
export const ORDER_TEXT_LONGEST = { carrier: 60, trackingNumber: 80, reason: 500, note: 2000, amount: 20 } as const;

/** Reply to each of the calls. */
export interface OrderActionReply {
  readonly location: string;
}

export interface OrderEventEntry {
  readonly id: string;
  /** In the site's language. */
  readonly title: string;
  /** ISO 8601 time. */
  readonly at: string;
  readonly atText: string;
  /** Name of the account at that time, or the buyer. */
  readonly by: string;
  /** Details, by line. */
  readonly lines: readonly string[];
}

export interface OrderEmailEntry {
  readonly subject: string;
  /** Delivery status in the site's language: time of sending, or until when it waits and why. */
  readonly stateText: string;
}

/** Data of the loader `admin/order/order`. */
export interface ManagedOrderView {
  readonly order: Order & { readonly progress: OrderProgress };
  readonly phone: string;
  /** Message from the buyer to the shop. */
  readonly buyerNote: string;
  /** Time of the order, in the site's language, with time zone. */
  readonly placedText: string;
  /** Payment method, in the site's language. */
  readonly methodText: string;
  /** True if the owner must make refunds outside of this site. */
  readonly isRefundedByHand: boolean;
  /** Oldest first. */
  readonly events: readonly OrderEventEntry[];
  /** Stored emails to the buyer, oldest first. */
  readonly emails?: readonly OrderEmailEntry[];
  /** Version of this state; a save sends it back to detect conflicts. */
  readonly seen: string;
  /** Actions possible for this account now. */
  readonly actions: readonly OrderAction[];
  /** Refundable amount in cents of the order's currency, and as a decimal number for a field. */
  readonly refundableCents: number;
  readonly refundableAmount: string;
  /** The gift card that was bought; absent without one, or before payment. */
  readonly giftCard?: {
    /** Last characters of its code. */
    readonly ending: string;
    /** Balance in cents of its currency. */
    readonly balanceCents: number;
  };
  /** Terms and next steps of its subscription, by line. */
  readonly subscription?: readonly string[];
  /** Number of items that would return to stock. */
  readonly restockablePieces: number;
  /** True after the session has ended; the page then shows only the order number and what was typed. */
  readonly isSignedOut?: boolean;
}
