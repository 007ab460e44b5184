import { randomLcg, randomLogNormal, randomPoisson } from 'd3-random';

/** Random numbers from a seed: the same seed gives the same numbers. */
export interface Chance {
  /** From 0 to below 1. */
  number(): number;
  /** A key of `shares`, as often as its share of all of them. */
  oneOf<Key>(shares: readonly (readonly [Key, number])[]): Key;
  /** A whole number of independent events, on average `expected`. */
  count(expected: number): number;
  /** Spread around 1 so that its logarithm has this standard deviation. */
  factor(spread: number): number;
}

export function createChance(seed: number): Chance {
  const number = randomLcg(seed);
  const count = randomPoisson.source(number);
  const factor = randomLogNormal.source(number);
  return {
    number,
    oneOf(shares) {
      let left = number() * shares.reduce((sum, [, share]) => sum + share, 0);
      const chosen = shares.find(([, share]) => (left -= share) < 0) ?? shares.at(-1);
      if (!chosen) throw new Error('There is nothing to choose from.');
      return chosen[0];
    },
    count: (expected) => count(expected)(),
    factor: (spread) => factor(0, spread)(),
  };
}
