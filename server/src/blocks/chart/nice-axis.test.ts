import fc from 'fast-check';
import { niceAxis } from './nice-axis';

const number = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true }),
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -1e-6, max: 1e-6, noNaN: true }),
);
/** Differences this small are not visible. */
const isSeen = (value: number) => value === 0 || Math.abs(value) > 1e-12;
const bounds = fc
  .tuple(number.filter(isSeen), number.filter(isSeen))
  .map(([one, other]) => ({ least: Math.min(one, other), greatest: Math.max(one, other) }))
  // Numbers that differ only in their last digits have no round numbers between them.
  .filter(({ least, greatest }) => least === greatest || greatest - least > 1e-9 * Math.max(-least, greatest));

test('an axis contains all values, and begins and ends at a grid line', () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 2, max: 8 }), ({ least, greatest }, lines) => {
      const axis = niceAxis({ least, greatest, lines });
      expect(axis.least <= least && axis.greatest >= greatest && axis.least < axis.greatest).toBe(true);
      const size = axis.greatest - axis.least;
      expect(Math.abs((axis.ticks[0] ?? NaN) - axis.least) / size).toBeLessThan(1e-6);
      expect(Math.abs((axis.ticks.at(-1) ?? NaN) - axis.greatest) / size).toBeLessThan(1e-6);
    }),
  );
});

test('grid lines are evenly spaced, 1, 2 or 5 times a power of ten apart, and neither few nor many', () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 3, max: 8 }), ({ least, greatest }, lines) => {
      const { ticks } = niceAxis({ least, greatest, lines });
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(2 * lines + 2);
      const [first = 0] = ticks;
      const step = ((ticks.at(-1) ?? 0) - first) / (ticks.length - 1);
      ticks.forEach((tick, index) => expect(Math.abs(tick - first - index * step) / step).toBeLessThan(1e-6));
      const digits = step / 10 ** Math.floor(Math.log10(step) + 1e-6);
      expect([1, 2, 5].some((nice) => Math.abs(digits - nice) < 1e-4)).toBe(true);
    }),
  );
});

test('a single value is measured from zero, and zeros alone have an axis too', () => {
  expect(niceAxis({ least: 42, greatest: 42, lines: 4 })).toEqual({
    least: 0,
    greatest: 50,
    ticks: [0, 10, 20, 30, 40, 50],
  });
  expect(niceAxis({ least: -3, greatest: -3, lines: 4 })).toEqual({ least: -3, greatest: 0, ticks: [-3, -2, -1, 0] });
  expect(niceAxis({ least: 0, greatest: 0, lines: 4 })).toMatchObject({ least: 0, greatest: 1 });
});
