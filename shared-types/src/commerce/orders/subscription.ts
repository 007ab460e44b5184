export type { CancelSubscription } from '../../requests/commerce.generated';

/** Units of a billing period. */
export const BILLING_UNITS = ['week', 'month', 'year'] as const;
/** One of them. */
export type BillingUnit = (typeof BILLING_UNITS)[number];

/** Most units between two payments, and most payments that can be agreed on. */
export const SUBSCRIPTION_LIMIT = { periodValue: 12, cycles: 520 } as const;

/** How a variant is paid again and again. */
export interface SubscriptionPlan {
  /** From one payment to the next. */
  readonly billingPeriod: { readonly value: number; readonly unit: BillingUnit };
  /** How many payments there are, the first among them; until it is cancelled where 0 or absent. */
  readonly numBillingCycles?: number;
}

/** Why a subscription ends before its time: its buyer or its seller has cancelled it, or several orders in a row were not paid. */
export const SUBSCRIPTION_ENDS = ['buyer', 'owner', 'unpaid'] as const;
/** One of them. */
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** A subscription as the page of one of its orders tells it. */
export interface OrderSubscription {
  readonly plan: SubscriptionPlan;
  /** Which of its payments the order is, from 1. */
  readonly number: number;
  /** The day the next order is made, in the page's language; absent where there is none. */
  readonly nextText?: string;
  /** True where that was to be made before, and waits until what is ordered can be had. */
  readonly isWaiting?: boolean;
  /** The day of the last one, where there is to be one. */
  readonly lastText?: string;
  /** Why it has ended before its time; absent where it has not. */
  readonly ended?: SubscriptionEnd;
}

/** Calls of a subscription. */
export const SUBSCRIPTION_CALLS = {
  cancelSubscription: { method: 'POST', path: '/api/commerce/subscription/cancellation' },
} as const;

/** Reply to `cancelSubscription`. */
export interface CancelSubscriptionReply {
  /** The page, which says so. */
  readonly location: string;
}
