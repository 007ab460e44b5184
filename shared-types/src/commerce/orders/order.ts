import type { CartEntry } from '../cart';
import type { Address } from '../checkout';
import type { OrderDownload } from './download';
import type { AppliedDiscount } from '../coupons';
import type { OrderTax } from '../pricing';
import type { OrderSubscription } from './subscription';
import type { PayOrder } from '../../requests/commerce.generated';

export type { PayOrder };

/** What an order is about: goods, once or by subscription; a donation or a gift card, for which nothing is handed over. */
export const ORDER_KINDS = ['goods', 'donation', 'gift-card', 'subscription'] as const;
/** One of them. */
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What has become of an order's goods. */
export const ORDER_STATUSES = ['open', 'fulfilled', 'cancelled'] as const;
/** One of them. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What has become of an order's payment; `refunded` says that all of it was given back. */
export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'refunded'] as const;
/** One of them. */
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to an order, in its history. */
export const ORDER_EVENT_KINDS = [
  'placed',
  'paid',
  'declined',
  'fulfilled',
  'refunded',
  'cancelled',
  'granted',
  'noted',
] as const;
/** One of them. */
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/** What was said of an event; each kind has some of it. */
export interface OrderEventDetail {
  /** What was paid or given back, in cents of the order's currency. */
  readonly cents?: number;
  /** Why it was given back. */
  readonly reason?: string;
  /** True where somebody gives it back by hand, as it was paid. */
  readonly isByHand?: boolean;
  /** Who brings it, and what it is followed by there; empty where that was not said. */
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** True where the pieces of a cancelled order went back into stock. */
  readonly isRestocked?: boolean;
  /** True where it was cancelled because it was not paid. */
  readonly isUnpaid?: boolean;
  /** True where the payment came after the order was cancelled, and it stays cancelled: the money is to be refunded. */
  readonly isTooLate?: boolean;
  /** True where the payment came after the order was cancelled, and its items were reserved again. */
  readonly isReopened?: boolean;
  /** A note among those who work on the site. */
  readonly note?: string;
}

/** How far an order has come. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  /** What was paid, and what of that was given back, in cents of its currency. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** Who brings it, and its number there; empty where nobody has said. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Until when its items are reserved for an unpaid order, in the page's language with the time zone; absent where nothing is. */
  readonly heldUntilText?: string;
  /** True where it was cancelled because it was not paid in time. */
  readonly isReleased?: boolean;
}

/** Calls of an order's page. */
export const ORDER_CALLS = {
  /** Pays, or has the payment declined, where the order is paid by the test method. */
  payOrder: { method: 'POST', path: '/api/commerce/order/payment' },
} as const;

/** What the test method can be told to do. */
export const TEST_PAYMENTS = ['pay', 'decline'] as const;

/** An order as its buyer sees it; amounts in cents of its currency. */
export interface Order {
  readonly id: string;
  /** Number for people, counted per site from 1001. */
  readonly number: number;
  /** `goods` where absent. */
  readonly kind?: OrderKind;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly email: string;
  /** Where it is sent; nothing where nothing is sent. */
  readonly address: Address | null;
  /** The same as it is written on a parcel, in the page's language. */
  readonly addressLines?: readonly string[];
  readonly lines: readonly Pick<
    CartEntry,
    'id' | 'title' | 'picture' | 'optionValues' | 'answers' | 'sku' | 'quantity' | 'unitPriceCents' | 'lineTotalCents'
  >[];
  readonly shippingName: string;
  readonly subtotalCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly discountCents: number;
  readonly grandTotalCents: number;
  /** What of that a gift card has paid; nothing where absent. */
  readonly giftCardCents?: number;
  /** What its coupons saved. */
  readonly discounts?: readonly AppliedDiscount[];
  /** The tax rules it was placed under, with what each came to. */
  readonly taxes?: readonly OrderTax[];
  /** True where the taxes are part of the prices, and not added to them. */
  readonly isTaxIncluded?: boolean;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What the buyer must do to pay, in the owner's words. */
  readonly paymentInstructions: string;
  /** How far it has come. */
  readonly progress?: OrderProgress;
  /** The files of its products; nothing where absent. */
  readonly downloads?: readonly OrderDownload[];
  /** The subscription it belongs to. */
  readonly subscription?: OrderSubscription;
}

/** A payment form on an order's page, in the site's language. */
export interface PaymentForm {
  readonly title: string;
  readonly intro: string;
  /** Its buttons; the first is the main one. */
  readonly choices: readonly { readonly outcome: PayOrder['outcome']; readonly label: string }[];
}

/** Answer to the loader `commerce/order/order`. */
export interface OrderView {
  readonly order: Order;
  /** The secret in its address, where the buyer can pay on its page now. */
  readonly payable?: string;
  /** The form to pay with, as the payment provider words it; present where it is payable. */
  readonly paymentForm?: PaymentForm;
  /** The same, where the buyer can cancel the subscription there. */
  readonly cancellable?: string;
}
