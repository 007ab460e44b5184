import type { CartState, CartView, Country } from './cart';
export type { PlaceOrder } from '../requests/commerce.generated';

/** An address; unused fields are empty. */
export interface Address {
  readonly firstName: string;
  readonly lastName: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
}

/** Payment by installments: their number, and the order totals for which they are offered, in cents. */
export interface Installments {
  readonly count: number;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/**
 * Methods that a site document can name: `offline` follows the owner's instructions; `test` moves no money. Card payments
 * depend on the owner's account with Stripe instead.
 */
export const DOCUMENT_PAYMENT_METHODS = ['offline', 'test'] as const;
/** `card-test` takes test cards. */
export type PaymentMethodId = (typeof DOCUMENT_PAYMENT_METHODS)[number] | 'card' | 'card-test';

export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** Instructions for the buyer, by the owner. */
  readonly instructions: string;
  /** Present if the owner accepts installments. */
  readonly installments?: Installments;
}

export interface OfferedPaymentMethod extends PaymentMethod {
  /** The provider's label, in the site's language. */
  readonly label?: string;
  /** True if the card is kept and charged for later orders of a subscription. */
  readonly isKept?: boolean;
}

/** Used for values that the owner omits. */
export const INSTALLMENTS_DEFAULT = {
  count: 4,
  minimumCents: 5_000,
  maximumCents: 200_000,
} as const satisfies Installments;

/** Data of the loader `commerce/checkout/checkout`. */
export interface CheckoutView extends CartView {
  /** Countries to which the store ships, or in which buyers may be. */
  readonly countries: readonly Country[];
  readonly paymentMethods: readonly OfferedPaymentMethod[];
  /** True if anybody has a gift card of the site. */
  readonly takesGiftCards?: boolean;
}

export const CHECKOUT_CALLS = {
  placeOrder: { method: 'POST', path: '/api/commerce/checkout/orders' },
} as const;

export interface PlaceOrderReply {
  readonly orderId: string;
  readonly location: string;
  /** The cart is empty now. */
  readonly states?: { readonly 'commerce/cart': CartState };
}

export type CheckoutErrorCode =
  | 'commerce/cart-empty'
  | 'commerce/checkout-invalid'
  | 'commerce/order-key-used'
  | 'commerce/total-changed'
  | 'commerce/currency-changed'
  | 'commerce/coupon-used-up'
  | 'commerce/line-sold-out'
  | 'commerce/line-too-many'
  | 'commerce/line-form-invalid'
  | 'commerce/variant-not-found'
  | 'commerce/minimum-subtotal'
  | 'commerce/orders-limited'
  | 'commerce/subscription-changed'
  | 'commerce/shipping-unavailable';
