export type { CancelSubscription, ReplaceCard } from '../../requests/commerce.generated';

export const BILLING_UNITS = ['week', 'month', 'year'] as const;
export type BillingUnit = (typeof BILLING_UNITS)[number];

/** Maximum units between payments, and maximum number of payments. */
export const SUBSCRIPTION_LIMIT = { periodValue: 12, cycles: 520 } as const;

export interface SubscriptionPlan {
  /** Between two payments. */
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** Number of payments including the first; unlimited if 0 or absent. */
  readonly numBillingCycles?: number;
}

/** Reasons for an early end; `unpaid`: several orders in a row were not paid. */
export const SUBSCRIPTION_ENDS = ['buyer', 'owner', 'unpaid'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** Subscription data on the page of an order. */
export interface OrderSubscription {
  readonly plan: SubscriptionPlan;
  /** Number of the payment, from 1. */
  readonly number: number;
  /** Day of the next order, in the page's language; absent if there is none. */
  readonly nextText?: string;
  /** True if the next order is overdue because items are not available. */
  readonly isWaiting?: boolean;
  /** Day of the last order, if limited. */
  readonly lastText?: string;
  /** Absent if it has not ended early. */
  readonly ended?: SubscriptionEnd;
  /** The kept card, which is charged for later orders; absent if they are paid by hand. */
  readonly card?: KeptCardView;
  /** True if the kept card is about to be charged for this order. */
  readonly isCharged?: boolean;
}

export interface KeptCardView {
  /** Brand and last four digits: `Visa •••• 4242`. */
  readonly name: string;
  /** Month and year: `04/2030`. */
  readonly expires: string;
}

export const SUBSCRIPTION_CALLS = {
  cancelSubscription: { method: 'POST', path: '/api/commerce/subscription/cancellation' },
  /** Leads to a page of Stripe on which the buyer enters another card. */
  replaceCard: { method: 'POST', path: '/api/commerce/subscription/card' },
} as const;

export interface CancelSubscriptionReply {
  readonly location: string;
}

export interface ReplaceCardReply {
  readonly location: string;
}
