import fc from 'fast-check';
import { absentRevision } from './cart-view';

test('is 10 to 20 seconds in the past, so that it never outranks a line that is just being added', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000_000, max: 4_000_000_000_000 }), (nowMs) => {
      const age = nowMs - absentRevision(nowMs, []);
      expect(age).toBeGreaterThanOrEqual(10_000);
      expect(age).toBeLessThan(20_000);
    }),
  );
});

test('outranks earlier answers about a cart', () => {
  const lastChangeMs = 1_800_000_000_000;
  expect(absentRevision(lastChangeMs + 20_000, [])).toBeGreaterThanOrEqual(lastChangeMs);
});

test('stays equal for ten seconds', () => {
  expect(absentRevision(1_800_000_009_999, [])).toBe(absentRevision(1_800_000_000_000, []));
});

test('is no older than the last revision sent to the browser', () => {
  const nowMs = 1_800_000_000_000;
  const orderedMs = nowMs - 300;
  expect(absentRevision(nowMs, [orderedMs - 5000, orderedMs, 7])).toBe(orderedMs);
  expect(absentRevision(nowMs + 60_000, [orderedMs])).toBe(absentRevision(nowMs + 60_000, []));
});

test('takes nothing from the future for what the browser was told', () => {
  const nowMs = 1_800_000_000_000;
  expect(absentRevision(nowMs, [nowMs + 60_001, Number.MAX_SAFE_INTEGER])).toBe(absentRevision(nowMs, []));
});
