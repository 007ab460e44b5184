import { currencyFormat } from '../commerce/product/currency-format';
import type { Site } from '../site/directory/site';
import { signsOf, type AmountFormat } from '../platform/parse-amount';

/** Values by field name; unchecked boxes are absent. */
export type Fields = Readonly<Record<string, string>>;

/** A checked box, as forms send it. */
export const TICKED = 'on';
/** Weights and dimensions have at most three decimals. */
export const MEASURE_DIGITS = 3;
const THOUSAND = 1000;

/** The format of a site's amounts. */
export function formatOf({ locale, currency }: Pick<Site, 'locale' | 'currency'>): AmountFormat {
  return { locale, digits: currencyFormat(currency).fractionDigits };
}

/** A weight or dimension in the site's language. */
export function measureText(value: number, { locale }: Pick<AmountFormat, 'locale'>): string {
  const rounded = String(Math.round(value * THOUSAND) / THOUSAND);
  return signsOf(locale).decimal === ',' ? rounded.replace('.', ',') : rounded;
}
