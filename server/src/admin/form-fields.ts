import { currencyFormat } from '../commerce/product/currency-format';
import type { Site } from '../site/directory/site';
import { signsOf, type AmountFormat } from '../platform/parse-amount';

/** Values by the name of their field; a box that is not ticked is absent. */
export type Fields = Readonly<Record<string, string>>;

/** A box that is ticked, as forms send it. */
export const TICKED = 'on';
/** Weights and sides are written in thousandths at most. */
export const MEASURE_DIGITS = 3;
const THOUSAND = 1000;

/** How the site's amounts are written. */
export function formatOf({ locale, currency }: Pick<Site, 'locale' | 'currency'>): AmountFormat {
  return { locale, digits: currencyFormat(currency).fractionDigits };
}

/** A weight or side as the site's language writes it. */
export function measureText(value: number, { locale }: Pick<AmountFormat, 'locale'>): string {
  const rounded = String(Math.round(value * THOUSAND) / THOUSAND);
  return signsOf(locale).decimal === ',' ? rounded.replace('.', ',') : rounded;
}
