import type { CurrencyFormat } from 'shared-types/site/currency-format';
import { signOf } from '../../site/page/number-format';
import { currencyFormat } from '../product/currency-format';
import { decimalAmount } from '../product/decimal-amount';

/**
 * How a language writes amounts in minor units of a currency, character by character as the pages do: the number by the
 * language, the symbol and its place by the currency's table.
 *
 * @implements MONEY-05 MONEY-06 MONEY-08 MONEY-09
 */
export function moneyText(locale: string, currency: string): (cents: number) => string {
  const write = amountText(locale, currency);
  return (cents) => write(Number(decimalAmount(cents, currency)));
}

/** The same for amounts in the currency's main unit, and for numbers that are written in another way, short ones for instance. */
export function amountText(
  locale: string,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): (amount: number) => string {
  const entry = currencyFormat(currency);
  const format = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    minimumFractionDigits: entry.fractionDigits,
    maximumFractionDigits: entry.fractionDigits,
    ...options,
    signDisplay: 'negative',
  });
  return (amount) => {
    const parts = format.formatToParts(amount);
    const sign = signOf(parts);
    const text = parts.map(({ value }) => value).join('');
    return sign + besideSymbol(text.slice(sign.length), entry);
  };
}

/** A symbol that ends in an email keeps a no-break space from the number. */
function besideSymbol(number: string, { symbol, placement }: CurrencyFormat): string {
  if (placement === 'after') return `${number}\u00A0${symbol}`;
  return `${symbol}${/\p{L}$/u.test(symbol) ? '\u00A0' : ''}${number}`;
}
