import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';

/** Identifies a subscription plan in a form; equal plans have equal names. */
export function subscriptionPlanName({
  billingPeriod: { value, unit },
  numBillingCycles = 0,
}: SubscriptionPlan): string {
  return `${value} ${unit} ${numBillingCycles}`;
}
