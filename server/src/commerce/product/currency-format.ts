import { CURRENCY_FORMATS, type CurrencyFormat } from 'shared-types/site/currency-format';

/** Fraction digits of unknown currencies. */
const USUAL_DIGITS = 2;

/** Format of a currency; unknown ones are shown by their code. */
export function currencyFormat(currency: string): CurrencyFormat {
  const entries: Readonly<Record<string, CurrencyFormat | undefined>> = CURRENCY_FORMATS;
  return entries[currency] ?? { symbol: currency, placement: 'before', fractionDigits: USUAL_DIGITS };
}
