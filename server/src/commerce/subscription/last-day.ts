import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import { billingDay, type Day } from './billing-day';

/** The date of the last payment of a subscription; undefined if it has no end. */
export function lastDay({ billingPeriod, numBillingCycles = 0 }: SubscriptionPlan, first: Day): Day | undefined {
  return numBillingCycles === 0 ? undefined : billingDay(first, billingPeriod, numBillingCycles - 1);
}
