import type { MoneyCapability } from 'shared-types/host/money';
import { CURRENCY_FORMATS, type CurrencyFormat } from 'shared-types/site/currency-format';

const USUAL_DIGITS = 2;

/** Writes an amount in cents of an order's own currency, which may not be the one the site has now. */
export function orderAmount(money: MoneyCapability, cents: number, currencyCode: string): string {
  const entries: Readonly<Record<string, CurrencyFormat | undefined>> = CURRENCY_FORMATS;
  const digits = entries[currencyCode]?.fractionDigits ?? USUAL_DIGITS;
  return money.format({ amount: cents / 10 ** digits, currencyCode });
}
