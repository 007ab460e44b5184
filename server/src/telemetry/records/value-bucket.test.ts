import fc from 'fast-check';
import { bucketOf, valueOf } from './value-bucket';

const anyValue = fc.double({ min: 1e-4, max: 1e12, noNaN: true });

test('a bucket gives each of its values to within five percent', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const estimate = valueOf(bucketOf(value)) ?? NaN;
      expect(Math.abs(estimate - value) / value).toBeLessThan(0.049);
    }),
  );
});

test('a larger value is never in a lower bucket', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(bucketOf(Math.min(a, b))).toBeLessThanOrEqual(bucketOf(Math.max(a, b)));
    }),
  );
});

test('null, zero and oversized values have buckets of their own; none is past 390', () => {
  expect([null, 0, 9e-5, 1, 1e12, 1e300].map(bucketOf)).toEqual([0, 1, 1, 100, 390, 390]);
  expect([0, 1, 100].map(valueOf)).toEqual([null, 0, 1]);
});

/** As readers of the hourly counts compute it: the first bucket at which three quarters are reached. */
function upperQuartile(counts: ReadonlyMap<number, number>, total: number): number {
  let sum = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    sum += count;
    if (sum >= total * 0.75) return valueOf(bucket) ?? NaN;
  }
  return NaN;
}

test('the 75th percentile of many values can be read from sums of buckets to within five percent', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 1, maxLength: 500 }), (values) => {
      const counts = new Map<number, number>();
      for (const value of values) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1);
      const exact = [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? NaN;
      expect(Math.abs(upperQuartile(counts, values.length) - exact) / exact).toBeLessThan(0.049);
    }),
  );
});
