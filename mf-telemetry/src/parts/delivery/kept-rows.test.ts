import fc from 'fast-check';
import { keptRows } from './kept-rows';
import type { Row } from './row';

const NOW = 1_700_000_000_000;
const WEEK = 7 * 86_400_000;
const row = (atMs: number, length = 10): Row => ({
  key: `${atMs} ${length}`,
  path: '/api/x',
  format: 'json',
  body: 'x'.repeat(length),
  records: 1,
  timeoutMs: 1,
  atMs,
  dueMs: 0,
});

test('drops calls that are a week old, or from a clock that was far ahead', () => {
  const timely = [row(NOW - WEEK + 1), row(NOW), row(NOW + 3_599_999)];
  const { kept, dropped } = keptRows([row(NOW + 3_600_000), ...timely, row(NOW - WEEK)], NOW);
  expect(kept).toEqual(timely);
  expect(dropped).toHaveLength(2);
});

test('of too many calls the newest are kept, oldest first', () => {
  const many = Array.from({ length: 130 }, (_, at) => row(NOW - at));
  expect(keptRows(many, NOW).kept).toEqual(many.slice(0, 100).reverse());
  const long = Array.from({ length: 60 }, (_, at) => row(NOW - at, 10_000));
  expect(keptRows(long, NOW).kept).toEqual(long.slice(0, 50).reverse());
});

test('for any calls, no limit is exceeded, and no call is both kept and dropped', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: NOW - WEEK, max: NOW }), fc.nat(20_000)), {
    maxLength: 150,
  });
  fc.assert(
    fc.property(rows, (all) => {
      const { kept, dropped } = keptRows(
        all.map(([atMs, length]) => row(atMs, length)),
        NOW,
      );
      expect(kept.length + dropped.length).toBe(all.length);
      expect(kept.length).toBeLessThanOrEqual(100);
      expect(kept.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(500_000);
      expect(kept.map(({ atMs }) => atMs)).toEqual(kept.map(({ atMs }) => atMs).sort((a, b) => a - b));
    }),
  );
});
