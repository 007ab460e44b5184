import fc from 'fast-check';
import { barPlace } from './bar-place';
import { placeOn } from './place-on';

const bound = fc.double({ min: -1e15, max: 1e15, noNaN: true });
const axes = fc
  .tuple(bound, bound)
  .map(([one, other]) => ({ least: Math.min(one, other, 0), greatest: Math.max(one, other, 0), ticks: [] }))
  .filter(({ least, greatest }) => greatest > least);

test('a bar lies between zero and its number, and within the axis', () => {
  fc.assert(
    fc.property(axes, fc.double({ min: 0, max: 1, noNaN: true }), (axis, share) => {
      const value = axis.least + share * (axis.greatest - axis.least);
      const { start, length } = barPlace(axis, value);
      expect(start >= 0 && length >= 0 && start + length <= 100.001).toBe(true);
      const zero = placeOn(axis, 0);
      expect(value >= 0 ? start : start + length).toBeCloseTo(zero, 6);
      expect(value >= 0 ? start + length : start).toBeCloseTo(placeOn(axis, value), 6);
    }),
  );
});

test('the greater of two numbers is never further back', () => {
  fc.assert(
    fc.property(axes, bound, bound, (axis, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(placeOn(axis, less)).toBeLessThanOrEqual(placeOn(axis, more));
    }),
  );
});

test('zero has no length, and negative numbers go the other way', () => {
  const axis = { least: -50, greatest: 50, ticks: [] };
  expect([barPlace(axis, 0), barPlace(axis, 25), barPlace(axis, -25)]).toEqual([
    { start: 50, length: 0 },
    { start: 50, length: 25 },
    { start: 25, length: 25 },
  ]);
});
