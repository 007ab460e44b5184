/** Numbers by chance, from a seed: the same seed gives the same numbers. */
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

const TWO_TO_32 = 2 ** 32;

export function createChance(seed: number): Chance {
  let state = seed;
  // Mulberry32: short, and even enough for figures that are only looked at.
  const number = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_TO_32;
  };
  return {
    number,
    oneOf(shares) {
      let left = number() * shares.reduce((sum, [, share]) => sum + share, 0);
      const chosen = shares.find(([, share]) => (left -= share) < 0) ?? shares.at(-1);
      if (!chosen) throw new Error('There is nothing to choose from.');
      return chosen[0];
    },
    // Knuth's method for the Poisson distribution.
    count(expected) {
      const least = Math.exp(-expected);
      let times = 0;
      for (let product = number(); product > least; product *= number()) times += 1;
      return times;
    },
    // The Box-Muller transform.
    factor(spread) {
      const normal = Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number());
      return Math.exp(spread * normal);
    },
  };
}
