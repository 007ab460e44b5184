import type { BillingUnit, SubscriptionPlan } from 'shared-types/commerce/orders/subscription';
import type { InLanguages, Language } from '../../platform/language';
import { polish } from './recurring.messages.pl';

/** A number of units, for use after `every` and `for`. */
type Units = Readonly<Record<BillingUnit, (count: number) => string>>;

const DIGITS = new Intl.NumberFormat('en');
const alone = (one: string) => (count: number) => `${DIGITS.format(count)} ${count === 1 ? one : `${one}s`}`;
const plural = (one: string) => (count: number) => (count === 1 ? one : alone(one)(count));

const english = {
  every: { week: plural('week'), month: plural('month'), year: plural('year') } as Units,
  lasting: { week: alone('week'), month: alone('month'), year: alone('year') } as Units,
  endless: (priceString: string, every: string) => `${priceString} every ${every} until you cancel`,
  untilCancelled: (priceString: string, every: string) => `${priceString} every ${every} until cancelled`,
  limited: (priceString: string, every: string, lasting: string) => `${priceString} every ${every} for ${lasting}`,
};

export type RecurringMessages = typeof english;

const MESSAGES: InLanguages<RecurringMessages> = { en: english, pl: polish };

/** Price, interval and duration of a subscription for emails to its buyer, with the same wording as on pages. */
export function recurringMessage(plan: SubscriptionPlan, priceString: string, language: Language): string {
  return messageOf(plan, priceString, MESSAGES[language]);
}

/** The same for owners. */
export function recurringForOwners(plan: SubscriptionPlan, priceString: string, language: Language): string {
  const messages = MESSAGES[language];
  return messageOf(plan, priceString, { ...messages, endless: messages.untilCancelled });
}

function messageOf(
  { billingPeriod: { value, unit }, numBillingCycles = 0 }: SubscriptionPlan,
  priceString: string,
  { every, lasting, endless, limited }: RecurringMessages,
): string {
  if (numBillingCycles === 0) return endless(priceString, every[unit](value));
  return limited(priceString, every[unit](value), lasting[unit](value * numBillingCycles));
}
