import fc from 'fast-check';
import { createNumberTexts } from './number-texts';
import { pieOf } from './pie-slices';

const texts = createNumberTexts('en');
const pie = (values: readonly (number | null)[]) =>
  pieOf({ columns: ['c'], rows: values.map((value, index) => ({ label: `r${index}`, values: [value] })) }, 0, texts);

test('shares add up to one, there are at most eight slices, and each contains every positive row once', () => {
  const value = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), (values) => {
      const { slices, negative } = pie(values);
      const above = values.filter((one) => (one ?? 0) > 0);
      expect(slices.length).toBeLessThanOrEqual(8);
      expect(slices.reduce((sum, { rows }) => sum + rows, 0)).toBe(above.length);
      expect(slices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(above.length > 0 ? 1 : 0, 6);
      expect(negative).toBe(values.filter((one) => (one ?? 0) < 0).length);
    }),
  );
});

test('slices keep the order of their rows, and the smallest are combined at the end', () => {
  const { slices } = pie([10, 1, 20, 2, 30, 3, 40, 4, 50, 5]);
  expect(slices.map(({ label, rows }) => label ?? rows)).toEqual(['r0', 'r2', 'r4', 'r6', 'r7', 'r8', 'r9', 3]);
  expect(pie([990, 4, 6]).slices.map(({ label, rows, text }) => [label ?? rows, text])).toEqual([
    ['r0', '990'],
    [2, '10'],
  ]);
});

test('a slice that would be combined with nothing keeps its name', () => {
  expect(pie([999, 1]).slices.map(({ label, percent }) => [label, percent])).toEqual([
    ['r0', '99.9%'],
    ['r1', '0.1%'],
  ]);
});

test('zeros, gaps and negative values have no slice', () => {
  expect(pie([0, null, -5])).toEqual({ column: 'c', slices: [], negative: 1 });
});
