import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';

/** A rate for people: `12.5%` for 1,250 basis points. */
export function percentText(basisPoints: number, locale: string): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return percent.format(basisPoints / ALL_BASIS_POINTS);
}
