import fc from 'fast-check';
import type { ChartRow } from 'shared-types/blocks/chart';
import { lineShape } from './line-shape';

const axis = { least: -10, greatest: 10, ticks: [] };
const rowsOf = (values: readonly (number | null)[]): ChartRow[] =>
  values.map((value) => ({ label: '', values: [value === null ? null : { value, text: '', short: '' }] }));
const shapeOf = (values: readonly (number | null)[]) => lineShape(axis, rowsOf(values), 0);

const values = fc.array(fc.option(fc.double({ min: -10, max: 10, noNaN: true })), { minLength: 1, maxLength: 60 });

test('nothing is drawn outside of the drawing, nor at an invalid position', () => {
  fc.assert(
    fc.property(values, (all) => {
      const { path, marks } = shapeOf(all);
      expect(path).toMatch(/^(?:[ML]\d+(?:\.\d+)?,\d+(?:\.\d+)?)*$/);
      const numbers = [...path.matchAll(/[\d.]+/g)].map(Number);
      for (const number of [...numbers, ...marks.flatMap(({ x, y }) => [x, y])])
        expect(number >= 0 && number <= 100).toBe(true);
    }),
  );
});

test('a line spans adjacent numbers, and a number without neighbours is a marker', () => {
  fc.assert(
    fc.property(values, (all) => {
      const { path, marks } = shapeOf(all);
      const isThere = (index: number) => (all[index] ?? null) !== null;
      const indexes = all.map((_, index) => index).filter(isThere);
      const linked = indexes.filter((index) => isThere(index - 1) || isThere(index + 1));
      expect(path.match(/[ML]/g) ?? []).toHaveLength(linked.length);
      expect(path.match(/M/g) ?? []).toHaveLength(linked.filter((index) => !isThere(index - 1)).length);
      const xOf = (index: number) => Math.round((10_000 * (index + 0.5)) / all.length) / 100;
      const alone = indexes.filter((index) => !linked.includes(index)).map(xOf);
      expect(marks.map(({ x }) => x)).toEqual(expect.arrayContaining(alone));
    }),
  );
});

test('a greater number is higher, and zero is in the middle of a symmetric axis', () => {
  const { path, marks } = shapeOf([-10, 0, 10]);
  expect(path).toBe('M16.67,100L50,50L83.33,0');
  expect(marks).toHaveLength(3);
});

test('about twelve of a thousand rows have markers, and other columns have them elsewhere', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => index % 7);
  const both = rows.map((value) => ({ label: '', values: [0, 1].map(() => ({ value, text: '', short: '' })) }));
  const [one, other] = [0, 1].map((column) => lineShape(axis, both, column).marks.map(({ x }) => x));
  expect([one?.length, other?.length]).toEqual([12, 12]);
  expect(one?.filter((x) => other?.includes(x))).toEqual([]);
});
