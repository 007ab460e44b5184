import type { CurrencyFormat } from 'shared-types/site/currency-format';
import { signOf } from '../../site/page/number-format';
import { currencyFormat } from '../product/currency-format';
import { decimalAmount } from '../product/decimal-amount';

/**
 * Formats amounts in minor units exactly as the pages do: digits by the language, symbol and its place by the currency's
 * table.
 *
 * @implements MONEY-05 MONEY-06 MONEY-08 MONEY-09
 */
export function moneyText(locale: string, currency: string): (cents: number) => string {
  const write = amountText(locale, currency);
  return (cents) => write(Number(decimalAmount(cents, currency)));
}

/** As `moneyText`, for amounts in the main unit and other number formats, such as compact ones. */
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

/** A symbol that ends in a letter is separated by a no-break space. */
function besideSymbol(number: string, { symbol, placement }: CurrencyFormat): string {
  if (placement === 'after') return `${number}\u00A0${symbol}`;
  return `${symbol}${/\p{L}$/u.test(symbol) ? '\u00A0' : ''}${number}`;
}
