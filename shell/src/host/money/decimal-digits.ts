/** A decimal number as text, without exponent. */
export interface Decimal {
  readonly negative: boolean;
  readonly integer: string;
  /** As many digits as the currency has; empty for yen. */
  readonly fraction: string;
}

/** Maximum number of digits before the decimal sign. */
const INTEGER_PLACES_MAX = 15;

/**
 * Rounds a number's shortest decimal form to `places`, half away from zero; zero has no sign.
 *
 * @implements MONEY-07 MONEY-12 MONEY-13
 */
export function roundToDecimal(value: number, places: number): Decimal {
  const [integer = '0', fraction = ''] = plainDigits(Math.abs(value)).split('.');
  const kept = integer + fraction.padEnd(places, '0').slice(0, places);
  const roundsUp = (fraction[places] ?? '0') >= '5';
  return placePoint(roundsUp ? String(BigInt(kept) + 1n) : kept, places, value < 0);
}

/** An amount in minor units, such as cents. */
export function minorToDecimal(minor: number, places: number): Decimal {
  return placePoint(String(Math.abs(minor)), places, minor < 0);
}

/** Beyond these limits JavaScript uses an exponent: large numbers are refused below, small ones round to zero. */
function plainDigits(value: number): string {
  if (value >= 1e21) return '1'.padEnd(22, '0');
  return value < 1e-6 ? '0' : String(value);
}

function placePoint(digits: string, places: number, negative: boolean): Decimal {
  const padded = digits.padStart(places + 1, '0');
  const end = padded.length - places;
  const integer = padded.slice(0, end).replace(/^0+(?=\d)/, '');
  if (integer.length > INTEGER_PLACES_MAX) throw new RangeError(`At most ${INTEGER_PLACES_MAX} integer places.`);
  return { negative: negative && /[1-9]/.test(padded), integer, fraction: padded.slice(end) };
}
