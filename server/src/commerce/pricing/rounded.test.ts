import fc from 'fast-check';
import { plus, rounded, times, whole } from './rounded';

const count = fc.nat(1_000_000_000);
const denominator = fc.integer({ min: 1, max: 1_000_000 });

test('is the nearest whole number, and the higher one of two equally near', () => {
  fc.assert(
    fc.property(count, denominator, (value, parts) => {
      const exact = times(whole(value), 1, parts);
      const apart = BigInt(rounded(exact)) * BigInt(2 * parts) - BigInt(2 * value);
      // Twice the distance, in parts: more than half below to exactly half above.
      expect(apart > -BigInt(parts) && apart <= BigInt(parts)).toBe(true);
    }),
  );
  expect([1, 2, 3, 4, 5].map((value) => rounded(times(whole(value), 1, 2)))).toEqual([1, 1, 2, 2, 3]);
});

test('adds up fractions exactly, in any order', () => {
  const third = times(whole(1), 1, 3);
  expect(rounded(plus(plus(third, third), third))).toBe(1);
  fc.assert(
    fc.property(count, count, denominator, denominator, (a, b, x, y) => {
      const [one, other] = [times(whole(a), 1, x), times(whole(b), 1, y)];
      expect(rounded(plus(one, other))).toBe(rounded(plus(other, one)));
      expect(rounded(plus(one, one))).toBe(rounded(times(whole(a), 2, x)));
    }),
  );
});
