import { ALL_BASIS_POINTS } from 'shared-types/commerce/pricing';
import type { FieldReader } from '../field-reader';
import { amountText, parseAmount } from '../parse-amount';

/** A percentage has two decimals at most, so that basis points hold it exactly. */
const DIGITS = 2;
const LONGEST = 40;
const PERCENT_SIGN = /\s*%$/;

/** Which percentage is read, and what is said where it is none. */
export interface RateToRead {
  readonly name: string;
  readonly locale: string;
  /** In basis points. */
  readonly least: number;
  readonly sentence: string;
}

/** Reads a percentage, with or without its sign, in basis points; `undefined` where it is none. */
export function readRate(reader: FieldReader, { name, locale, least, sentence }: RateToRead): number | undefined {
  const typed = reader.line(name, LONGEST).replace(PERCENT_SIGN, '');
  const rate = parseAmount(typed, { locale, digits: DIGITS });
  if (rate.ok && rate.units >= least && rate.units <= ALL_BASIS_POINTS) return rate.units;
  reader.refuse(name, sentence);
  return undefined;
}

/** A rate as its field has it: `12.5` of 1,250 basis points. */
export function rateText(basisPoints: number, locale: string): string {
  const text = amountText(basisPoints, { locale, digits: DIGITS });
  return text.replace(/[.,]?0+$/, '');
}
