import { CURRENCY_FORMATS, type CurrencyFormat } from 'shared-types/site/currency-format';

/** Fraction digits of a currency nobody knows. */
const USUAL_DIGITS = 2;

/** How amounts of a currency are written; one that nobody knows is called by its code. */
export function currencyFormat(currency: string): CurrencyFormat {
  const entries: Readonly<Record<string, CurrencyFormat | undefined>> = CURRENCY_FORMATS;
  return entries[currency] ?? { symbol: currency, placement: 'before', fractionDigits: USUAL_DIGITS };
}
