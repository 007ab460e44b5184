import fc from 'fast-check';
import { shownLabels } from './shown-labels';

test('at most seven names are shown, without overlap, including the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (rows) => {
      const labels = shownLabels(rows);
      expect(labels.length).toBeLessThanOrEqual(7);
      expect(labels[0]?.index).toBe(0);
      labels.forEach(({ index, start, width }, at) => {
        expect(start).toBeCloseTo((100 * index) / rows, 6);
        expect(start + width).toBeLessThanOrEqual((labels[at + 1]?.start ?? 100) + 1e-6);
      });
    }),
  );
});

test('a last row with less space than the others is marked, since phones cannot show its name', () => {
  expect(shownLabels(60).map(({ index, isShort }) => [index, isShort])).toEqual([
    ...[0, 9, 18, 27, 36, 45].map((index) => [index, false]),
    [54, true],
  ]);
  expect(shownLabels(12).some(({ isShort }) => isShort)).toBe(false);
});

test('with few rows each has its name', () => {
  expect(shownLabels(7).map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shownLabels(12).map(({ index }) => index)).toEqual([0, 2, 4, 6, 8, 10]);
});
