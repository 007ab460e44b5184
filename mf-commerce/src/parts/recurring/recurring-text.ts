import type { SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './recurring.messages';

const ENDLESS = { week: 'everyWeek', month: 'everyMonth', year: 'everyYear' } as const;
const LIMITED = { week: 'everyWeekFor', month: 'everyMonthFor', year: 'everyYearFor' } as const;

/**
 * Price, interval and duration: `€12.00 every month until you cancel`, `€12.00 every 2 weeks for 8 weeks`.
 *
 * @implements SUBS-03 SUBS-04
 */
export function recurringText(
  { billingPeriod: { value, unit }, numBillingCycles = 0 }: SubscriptionPlan,
  priceString: string,
  host: Pick<RenderHost<Readonly<Record<keyof typeof messages, string>>>, 'text'>,
): string {
  const named = { priceString, billingPeriodValue: value };
  if (numBillingCycles === 0) return host.text(ENDLESS[unit], named);
  return host.text(LIMITED[unit], { ...named, durationValue: value * numBillingCycles });
}
