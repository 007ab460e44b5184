import { CURRENCIES, type CurrencyEntry } from 'shared-types/site/currency';

/** Fraction digits of a currency nobody knows. */
const USUAL_DIGITS = 2;

/** How amounts of a currency are written; one that nobody knows is called by its code. */
export function currencyEntry(currency: string): CurrencyEntry {
  const entries: Readonly<Record<string, CurrencyEntry | undefined>> = CURRENCIES;
  return entries[currency] ?? { name: currency, symbol: currency, placement: 'before', fractionDigits: USUAL_DIGITS };
}
