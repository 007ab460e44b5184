import fc from 'fast-check';
import { nextAttemptMs } from './next-attempt';

const HOUR = 3_600_000;

test('attempts go on for a day, with ever longer pauses, and then end', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 }), (chances) => {
      const pauses = chances.map((chance, index) => nextAttemptMs(index + 1, () => chance) ?? 0);
      expect(pauses.slice(0, 8).every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0))).toBe(true);
      const hours = pauses.reduce((sum, pause) => sum + pause) / HOUR;
      expect([hours > 21.6, hours < 26.5, nextAttemptMs(11)]).toEqual([true, true, undefined]);
    }),
  );
  const even = Array.from({ length: 10 }, (_, index) => nextAttemptMs(index + 1, () => 0.5) ?? 0);
  expect(even.reduce((sum, pause) => sum + pause) / HOUR).toBeGreaterThanOrEqual(24);
});
