import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';
import type { FieldReader } from '../field-reader';
import { parseAmount, signsOf } from '../../platform/parse-amount';

/** At most two decimals, so that basis points are exact. */
const DIGITS = 2;
const LONGEST = 40;
const PERCENT_SIGN = '%';

export interface RateToRead {
  readonly name: string;
  readonly locale: string;
  /** In basis points. */
  readonly least: number;
  readonly message: string;
}

/** Parses a percentage, with or without %, in basis points; `undefined` if invalid. */
export function readRate(reader: FieldReader, { name, locale, least, message }: RateToRead): number | undefined {
  const typed = reader.line(name, LONGEST);
  const number = typed.endsWith(PERCENT_SIGN) ? typed.slice(0, -PERCENT_SIGN.length) : typed;
  const rate = parseAmount(number, { locale, digits: DIGITS });
  if (rate.ok && rate.units >= least && rate.units <= ALL_BASIS_POINTS) return rate.units;
  reader.refuse(name, message);
  return undefined;
}

/** A rate for its field: `12.5` for 1,250 basis points. */
export function rateText(basisPoints: number, locale: string): string {
  const text = String(basisPoints / 10 ** DIGITS);
  return signsOf(locale).decimal === ',' ? text.replace('.', ',') : text;
}
