import type { SubscriptionPlan } from 'shared-types/commerce/subscription';
import { billingDay, type Day } from './billing-day';

/** The day of the last payment of a subscription that began on a day; `undefined` where there is no end of them. */
export function lastDay({ billingPeriod, numBillingCycles = 0 }: SubscriptionPlan, first: Day): Day | undefined {
  return numBillingCycles === 0 ? undefined : billingDay(first, billingPeriod, numBillingCycles - 1);
}
