import type { CartState, CartView, Country } from './cart';
export type { PlaceOrder } from '../requests/commerce.generated';

/** A visitor's address; what is not asked for is an empty text. */
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

/** Payment in parts: how many, and from which order total to which, in cents. */
export interface Installments {
  readonly count: number;
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** Payment methods: as the owner says, or as a test, in which no money moves. */
export const PAYMENT_METHODS = ['offline', 'test'] as const;
/** The name of one of them. */
export type PaymentMethodId = (typeof PAYMENT_METHODS)[number];

/** A payment method. */
export interface PaymentMethod {
  readonly id: PaymentMethodId;
  /** What the visitor must do, in the owner's words. */
  readonly instructions: string;
  /** Present where the owner takes the amount in parts. */
  readonly installments?: Installments;
}

/** A payment method as a checkout offers it. */
export interface OfferedPaymentMethod extends PaymentMethod {
  /** What its provider calls it, in the site's language. */
  readonly label?: string;
}

/** Payment in parts where the owner switches it on and says no more. */
export const INSTALLMENTS_DEFAULT = {
  count: 4,
  minimumCents: 5_000,
  maximumCents: 200_000,
} as const satisfies Installments;

/** Answer to the loader `commerce/checkout/checkout`. */
export interface CheckoutView extends CartView {
  /** Countries the store sends to, or may be bought from. */
  readonly countries: readonly Country[];
  readonly paymentMethods: readonly OfferedPaymentMethod[];
  /** True where somebody has a gift card of the site. */
  readonly takesGiftCards?: boolean;
}

/** Calls of the checkout. */
export const CHECKOUT_CALLS = {
  placeOrder: { method: 'POST', path: '/api/commerce/checkout/orders' },
} as const;

/** Reply to `placeOrder`. */
export interface PlaceOrderReply {
  readonly orderId: string;
  /** Where the order can be seen. */
  readonly location: string;
  /** The cart is empty again. */
  readonly states?: { readonly 'commerce/cart': CartState };
}

/** Codes the checkout may be refused with. */
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
