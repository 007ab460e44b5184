/** An exact decimal number: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };
const MINOR_DIGITS = 2;
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Reads digits with a point before the fraction; `undefined` for another text. */
export function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

export function sumOf(terms: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...terms.map((term) => term.scale));
  return { units: terms.reduce((sum, term) => sum + scaled(term, scale), 0n), scale };
}

export function productOf(factors: readonly Decimal[]): Decimal {
  return factors.reduce((a, b) => ({ units: a.units * b.units, scale: a.scale + b.scale }), { units: 1n, scale: 0 });
}

export function negated({ units, scale }: Decimal): Decimal {
  return { units: -units, scale };
}

/** In minor units: hundredths, of which half a one is rounded away from zero. */
export function minorUnits(decimal: Decimal): bigint {
  if (decimal.scale <= MINOR_DIGITS) return scaled(decimal, MINOR_DIGITS);
  const divisor = power(decimal.scale - MINOR_DIGITS);
  const half = decimal.units < 0n ? -divisor / 2n : divisor / 2n;
  return (decimal.units + half) / divisor;
}

/** Minor units in digits, such as `-12.50`. */
export function minorUnitsText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(MINOR_DIGITS + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}

function scaled({ units, scale }: Decimal, wanted: number): bigint {
  return units * power(wanted - scale);
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
