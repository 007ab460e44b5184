import type { CartEntry, ShoppingCart } from './cart';
import type { CheckoutView, OfferedPaymentMethod } from './checkout';
import type { SubscriptionPlan } from './orders/subscription';
export type { OpenSubscription, Subscribe } from '../requests/commerce.generated';

/** Query parameter of the subscription checkout. */
export const SUBSCRIPTION_PARAMETER = { cartToken: 'cartToken' } as const;

export const SUBSCRIPTION_CHECKOUT_CALLS = {
  openSubscription: { method: 'POST', path: '/api/commerce/subscription-checkout/carts' },
  subscribe: { method: 'POST', path: '/api/commerce/subscription-checkout/orders' },
} as const;

export interface OpenSubscriptionReply {
  readonly location: string;
}

export interface OfferedSubscription {
  /** Identifies its cart, in this browser only. */
  readonly cartToken: string;
  readonly entry: CartEntry;
  readonly plan: SubscriptionPlan;
  /** Identifies the displayed plan; an order for a changed plan is rejected. */
  readonly seenPlan: string;
  /** Day of the last payment in the page's language; absent if unlimited. */
  readonly lastText?: string;
  /** Amounts of each payment. */
  readonly cart: ShoppingCart;
  readonly countries: CheckoutView['countries'];
}

/** Data of the loader `commerce/subscription-checkout/form`. */
export interface SubscriptionCheckoutView {
  /** Null if this browser has no such cart: it was ordered, has expired, or belongs to another visitor. */
  readonly offered: OfferedSubscription | null;
  /** Path of the shop. */
  readonly shopPath: string;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

export interface SubscribeReply {
  readonly orderId: string;
  readonly location: string;
}
