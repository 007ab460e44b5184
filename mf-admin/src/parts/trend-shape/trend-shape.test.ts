import fc from 'fast-check';
import { trendShape } from './trend-shape';

const values = fc.array(fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: undefined }), {
  minLength: 1,
  maxLength: 31,
});
const shapeOf = (all: readonly (number | undefined)[]) =>
  trendShape({
    max: Math.max(1, ...all.map((value) => value ?? 0)),
    points: all.map((value) => ({ name: '', ...(value === undefined ? {} : { now: { value, text: '' } }) })),
  });
const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);

test('nothing is drawn outside of the drawing, nor at an invalid position', () => {
  fc.assert(
    fc.property(values, (all) => {
      const { nowLine, nowArea, bars } = shapeOf(all);
      for (const path of [nowLine, nowArea]) {
        expect(path).not.toMatch(/NaN|Infinity|e/);
        for (const number of numbersOf(path)) expect(number >= 0 && number <= 100).toBe(true);
      }
      for (const { x, y, width, height } of bars) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
        expect([x + width <= 100.001, y + height]).toEqual([true, expect.closeTo(100, 6)]);
      }
    }),
  );
});

test('a line is interrupted where figures are missing, and a single figure is a dot', () => {
  const { nowLine, lastDot, bars } = shapeOf([1, 2, undefined, 4, undefined]);
  expect(nowLine.match(/M/g)).toHaveLength(2);
  expect([lastDot.endsWith('h0'), bars.length]).toEqual([true, 3]);
  expect(shapeOf([undefined]).lastDot).toBe('');
});

test('a greater figure is higher, and bars are as high as their figures', () => {
  const { bars, heightOf } = shapeOf([5, 10, 0]);
  expect(bars.map(({ height }) => Math.round(height))).toEqual([50, 100, 0]);
  expect([heightOf(0), heightOf(10)]).toEqual([0, 100]);
});

test('a figure is in the middle of its step’s slot, and the slots fill the drawing', () => {
  fc.assert(
    fc.property(values, (all) => {
      const { bars, nowLine, startOf, stepWidth } = shapeOf(all.map((value) => value ?? 0));
      expect(startOf(all.length)).toBeCloseTo(100, 6);
      const middles = bars.map((_, index) => startOf(index) + stepWidth / 2);
      for (const [index, { x, width }] of bars.entries()) expect(x + width / 2).toBeCloseTo(middles[index] ?? NaN, 6);
      expect(numbersOf(nowLine)[0]).toBeCloseTo(middles[0] ?? NaN, 1);
    }),
  );
});
