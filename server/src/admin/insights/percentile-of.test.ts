import fc from 'fast-check';
import { bucketOf, valueOf } from '../../telemetry/records/value-bucket';
import { percentileOf, type BucketCount } from './percentile-of';

/** Half the width of a bucket, on a logarithmic scale. */
const EXACT = Math.sqrt(1.1);
const values = fc.array(fc.double({ min: 1e-4, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });

function countedOf(all: readonly number[]): BucketCount[] {
  const counts = new Map<number, number>();
  for (const value of all) counts.set(bucketOf(value), (counts.get(bucketOf(value)) ?? 0) + 1);
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
}

test('is the value of the nearest rank, to the width of a bucket', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const sorted = [...all].sort((a, b) => a - b);
      const exact = sorted[Math.max(Math.ceil(share * all.length), 1) - 1] ?? NaN;
      const estimate = percentileOf(countedOf(all), share) ?? NaN;
      expect(estimate / exact).toBeLessThanOrEqual(EXACT * 1.000001);
      expect(exact / estimate).toBeLessThanOrEqual(EXACT * 1.000001);
    }),
  );
});

test('grows with the share, whatever the order of the buckets, and stays if all counts double', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const counts = countedOf(all);
      const estimate = percentileOf(counts, share) ?? NaN;
      expect(percentileOf([...counts].reverse(), share)).toBe(estimate);
      expect(percentileOf(counts, Math.min(share + 0.1, 1))).toBeGreaterThanOrEqual(estimate);
      expect(percentileOf(counts.map(({ bucket, count }) => ({ bucket, count: count * 2 })))).toBe(
        percentileOf(counts),
      );
    }),
  );
});

test('three of four values do not exceed it; null does not count, and without values it is undefined', () => {
  const counts = [100, 200, 300, 400].map((value) => ({ bucket: bucketOf(value), count: 1 }));
  expect(percentileOf(counts)).toBe(valueOf(bucketOf(300)));
  expect(percentileOf([...counts, { bucket: bucketOf(null), count: 1000 }])).toBe(valueOf(bucketOf(300)));
  expect(percentileOf([{ bucket: bucketOf(0), count: 3 }])).toBe(0);
  expect(percentileOf([])).toBeUndefined();
  expect(percentileOf([{ bucket: bucketOf(null), count: 5 }])).toBeUndefined();
});
