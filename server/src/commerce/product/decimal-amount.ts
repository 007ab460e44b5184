import { currencyFormat } from './currency-format';

/**
 * An amount in minor units as a decimal number: `2450` is `24.50` euros and `2450` yen.
 *
 * @implements MONEY-03 MONEY-04
 */
export function decimalAmount(cents: number, currency: string): string {
  const { fractionDigits: digits } = currencyFormat(currency);
  return (cents / 10 ** digits).toFixed(digits);
}
