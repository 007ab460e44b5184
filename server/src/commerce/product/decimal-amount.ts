import { CURRENCIES, type CurrencyEntry } from 'shared-types/site/currency';

/** Fraction digits of a currency nobody knows. */
export const USUAL_DIGITS = 2;

/**
 * An amount in minor units as a decimal number with the currency's digits: `2450` is `24.50` euros and `2450` yen.
 *
 * @implements MONEY-03 MONEY-04
 */
export function decimalAmount(cents: number, currency: string): string {
  const entries: Readonly<Record<string, CurrencyEntry | undefined>> = CURRENCIES;
  const digits = entries[currency]?.fractionDigits ?? USUAL_DIGITS;
  return (cents / 10 ** digits).toFixed(digits);
}
