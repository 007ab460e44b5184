import fc from 'fast-check';
import { pauseMs } from './pause-ms';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('pauses grow, are limited to five minutes, and are seldom equal', () => {
  expect([1, 2, 3, 4].map((failures) => pauseMs({ failures, retryAfterMs: 0, chance: 1 }))).toEqual([
    2000, 4000, 8000, 16_000,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), chance, (failures, random) => {
      const ms = pauseMs({ failures, retryAfterMs: 0, chance: random });
      const longest = Math.min(300_000, 2000 * 2 ** (failures - 1));
      expect(ms).toBeGreaterThanOrEqual(longest / 2);
      expect(ms).toBeLessThanOrEqual(longest);
    }),
  );
});

test('no pause is shorter than the server requested', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(3_600_000), chance, (failures, retryAfterMs, random) => {
      expect(pauseMs({ failures, retryAfterMs, chance: random })).toBeGreaterThanOrEqual(retryAfterMs);
    }),
  );
});
