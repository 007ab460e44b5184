import { decimalAmount } from '../product/decimal-amount';

/** How a language writes amounts in minor units of a currency. Digits are 0 to 9, as on every page. */
export function moneyText(locale: string, currency: string): (cents: number) => string {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', style: 'currency', currency });
  return (cents) => format.format(Number(decimalAmount(cents, currency)));
}
