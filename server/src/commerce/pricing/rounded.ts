/** An exact fraction of integers; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** `times(price, 1900, 10_000)` is 19 % of the price. */
export function times(a: Fraction, numerator: number, denominator: number): Fraction {
  return { numerator: a.numerator * BigInt(numerator), denominator: a.denominator * BigInt(denominator) };
}

/** The nearest integer, half up; for non-negative fractions. */
export function rounded({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
