import { currencyFormat } from '../../commerce/product/currency-format';

/** A point or a comma, and before it as many digits as a sum of cents can have. */
const AMOUNT = /^(\d{1,12})(?:[.,](\d+))?$/;

/**
 * An amount somebody has typed, in minor units: `24.50` and `24,5` euros are 2450. `undefined` for what is none, and for
 * one with more digits than the currency has: nobody's money is rounded.
 */
export function centsOf(text: string, currency: string): number | undefined {
  const { fractionDigits: digits } = currencyFormat(currency);
  const [, whole, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  return Number(whole + fraction.padEnd(digits, '0'));
}
