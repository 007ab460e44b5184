/** A fraction of whole numbers; exact, whatever it is the sum of. The denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Nothing. */
export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** A whole number as a fraction. */
export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

/** The sum of two. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** So much of a fraction: `times(price, 1900, 10_000)` is 19 % of it. */
export function times(a: Fraction, numerator: number, denominator: number): Fraction {
  return { numerator: a.numerator * BigInt(numerator), denominator: a.denominator * BigInt(denominator) };
}

/** The nearest whole number, halves up; for what is not negative. */
export function rounded({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
