import type { CartEntry } from '../cart';
import type { Address } from '../checkout';
import type { OrderDownload } from './download';
import type { AppliedDiscount } from '../coupons';
import type { OrderTax } from '../pricing';
import type { OrderSubscription } from './subscription';
import type { PayOrder } from '../../requests/commerce.generated';

export type { PayOrder };

/** Only goods and subscriptions are delivered. */
export const ORDER_KINDS = ['goods', 'donation', 'gift-card', 'subscription'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Delivery status. */
export const ORDER_STATUSES = ['open', 'fulfilled', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Payment status; `refunded` means completely. */
export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const ORDER_EVENT_KINDS = [
  'placed',
  'paid',
  'declined',
  'fulfilled',
  'refunded',
  'cancelled',
  'granted',
  'reissued',
  'noted',
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

export interface OrderEventDetail {
  /** Paid or refunded amount, in cents of the order's currency. */
  readonly cents?: number;
  readonly reason?: string;
  /** True if the refund is made outside of this site. */
  readonly isByHand?: boolean;
  /** Carrier and tracking number; may be empty. */
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** True if the items of a cancelled order returned to stock. */
  readonly isRestocked?: boolean;
  /** True if it was cancelled for lack of payment. */
  readonly isUnpaid?: boolean;
  /** True if the payment came after cancellation and must be refunded. */
  readonly isTooLate?: boolean;
  /** True if the payment came after cancellation and its items were reserved again. */
  readonly isReopened?: boolean;
  readonly note?: string;
  /** The kept card that was charged or refused: `Visa •••• 4242`; empty if it was no longer kept. */
  readonly card?: string;
}

export interface OrderProgress {
  readonly status: OrderStatus;
  readonly payment: PaymentState;
  /** Paid and refunded amounts, in cents of the order's currency. */
  readonly paidCents: number;
  readonly refundedCents: number;
  /** Carrier and tracking number; may be empty. */
  readonly carrier: string;
  readonly trackingNumber: string;
  /** End of the reservation of an unpaid order, in the page's language with time zone; absent without one. */
  readonly heldUntilText?: string;
  /** True if it was cancelled because it was not paid in time. */
  readonly isReleased?: boolean;
}

export const ORDER_CALLS = {
  /** Pays or declines an order with the test payment method. */
  payOrder: { method: 'POST', path: '/api/commerce/order/payment' },
} as const;

export const TEST_PAYMENTS = ['pay', 'decline'] as const;

/** An order, for its buyer; amounts in cents of its currency. */
export interface Order {
  readonly id: string;
  /** Counted per site, from 1001. */
  readonly number: number;
  /** `goods` if absent. */
  readonly kind?: OrderKind;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  readonly email: string;
  /** Null if nothing is shipped. */
  readonly address: Address | null;
  /** Lines of a postal label, in the page's language. */
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
  /** Part of the total paid by gift card; 0 if absent. */
  readonly giftCardCents?: number;
  readonly discounts?: readonly AppliedDiscount[];
  /** Tax rules at the time of the order, with amounts. */
  readonly taxes?: readonly OrderTax[];
  /** True if prices include the taxes. */
  readonly isTaxIncluded?: boolean;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Payment instructions by the owner. */
  readonly paymentInstructions: string;
  readonly progress?: OrderProgress;
  readonly downloads?: readonly OrderDownload[];
  readonly subscription?: OrderSubscription;
}

/** A payment form, in the site's language. */
export interface PaymentForm {
  readonly title: string;
  readonly intro: string;
  /** The first button is the primary one. */
  readonly choices: readonly { readonly outcome: PayOrder['outcome']; readonly label: string }[];
}

/** Data of the loader `commerce/order/order`. */
export interface OrderView {
  readonly order: Order;
  /** Token of the order's URL, if it can be paid now. */
  readonly payable?: string;
  /** The provider's form; present if it can be paid. */
  readonly paymentForm?: PaymentForm;
  /** Token of the order's URL, if the subscription can be cancelled. */
  readonly cancellable?: string;
  /** Token of the order's URL, if another card can be entered for later orders of the subscription. */
  readonly replaceable?: string;
}
