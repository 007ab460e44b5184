import { BILLING_UNITS, SUBSCRIPTION_LIMIT, type SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { FieldReader } from '../../field-reader';

const ONCE = '';

/** The subscription plan of a row; null if the variant is bought once. */
export function readSubscriptionPlan(
  reader: FieldReader,
  row: string,
  known: SubscriptionPlan | null,
): SubscriptionPlan | null {
  const at = (name: string) => `v.${row}.${name}`;
  if (!reader.isSent(at('every'))) return known;
  const unit = reader.oneOf(at('every'), [ONCE, ...BILLING_UNITS]) ?? ONCE;
  if (unit === ONCE) return null;
  const value = reader.whole(at('everyCount'), { least: 1, most: SUBSCRIPTION_LIMIT.periodValue }) ?? 1;
  const numBillingCycles = reader.whole(at('times'), { most: SUBSCRIPTION_LIMIT.cycles }) ?? 0;
  return { billingPeriod: { value, unit }, ...(numBillingCycles === 0 ? {} : { numBillingCycles }) };
}
