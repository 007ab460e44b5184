import type { SubscriptionPlan } from 'shared-types/commerce/subscription';

/** Names a subscription plan in a form: two that are the same have the same name. */
export function subscriptionPlanName({
  billingPeriod: { value, unit },
  numBillingCycles = 0,
}: SubscriptionPlan): string {
  return `${value} ${unit} ${numBillingCycles}`;
}
