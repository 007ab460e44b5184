import type { CartEntry, ShoppingCart } from './cart';
import type { CheckoutView, OfferedPaymentMethod } from './checkout';
import type { SubscriptionPlan } from './orders/subscription';
export type { OpenSubscription, Subscribe } from '../requests/commerce.generated';

/** The name of what the query of the subscription checkout says. */
export const SUBSCRIPTION_PARAMETER = { cartToken: 'cartToken' } as const;

/** Calls of the subscription checkout. */
export const SUBSCRIPTION_CHECKOUT_CALLS = {
  openSubscription: { method: 'POST', path: '/api/commerce/subscription-checkout/carts' },
  subscribe: { method: 'POST', path: '/api/commerce/subscription-checkout/orders' },
} as const;

/** Reply to `openSubscription`. */
export interface OpenSubscriptionReply {
  /** The checkout, with the token of the cart in its query. */
  readonly location: string;
}

/** A subscription that can be ordered. */
export interface OfferedSubscription {
  /** Names its cart; it opens nothing in another browser. */
  readonly cartToken: string;
  /** What is subscribed to. */
  readonly entry: CartEntry;
  readonly plan: SubscriptionPlan;
  /** Names the subscription plan: another one is never ordered. */
  readonly seenPlan: string;
  /** The day the last payment is due where nothing is cancelled, in the page's language; absent where there is no last one. */
  readonly lastText?: string;
  /** What each payment comes to. */
  readonly cart: ShoppingCart;
  readonly countries: CheckoutView['countries'];
}

/** Answer to the loader `commerce/subscription-checkout/form`. */
export interface SubscriptionCheckoutView {
  /** Null where this browser has no such cart: it was ordered, has expired, or belongs to somebody else. */
  readonly offered: OfferedSubscription | null;
  /** Path of the shop, for the way out. */
  readonly shopPath: string;
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

/** Reply to `subscribe`. */
export interface SubscribeReply {
  readonly orderId: string;
  /** Where the subscription and its first order can be seen. */
  readonly location: string;
}
