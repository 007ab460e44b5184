import { currencyFormat } from '../product/currency-format';

/** Stripe counts yen, and hundredths of every other currency of sites. */
const WHOLE: ReadonlySet<string> = new Set(['JPY']);
const HUNDREDTHS = 2;

/** An amount in minor units as Stripe counts it. */
export function stripeAmount(cents: number, currency: string): number {
  return cents * scaleOf(currency);
}

/** An amount of Stripe in minor units. */
export function centsOfStripe(amount: number, currency: string): number {
  return amount / scaleOf(currency);
}

function scaleOf(currency: string): number {
  const digits = WHOLE.has(currency) ? 0 : HUNDREDTHS;
  return 10 ** (digits - currencyFormat(currency).fractionDigits);
}
