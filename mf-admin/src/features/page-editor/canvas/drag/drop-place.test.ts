import fc from 'fast-check';
import type { Box, MeasuredColumn, MeasuredPage } from '../frame/measured-page';
import { boundaryOf, dropAt, isOwnPlace } from './drop-place';

/** A page of rows 100 px high with gaps of 20 px; columns share 1200 px, their blocks are 40 px high with gaps of 10 px. */
export function pageOf(rows: readonly (readonly number[])[]): MeasuredPage {
  const main: Box = { x: 0, y: 50, width: 1200, height: rows.length * 120 + 100 };
  const measured = rows.map((counts, row) => {
    const box: Box = { x: 0, y: 70 + row * 120, width: 1200, height: 100 };
    const width = 1200 / counts.length;
    const columns = counts.map((count, column): MeasuredColumn => {
      const x = column * width;
      const blocks = Array.from({ length: count }, (_, at) => ({
        id: `${row}-${column}-${at}`,
        box: { x, y: box.y + at * 50, width, height: 40 },
      }));
      return { box: { ...box, x, width }, blocks };
    });
    return { box, columns };
  });
  return { width: 1200, height: main.height + 200, main, rows: measured, isRtl: false };
}

test('a block is dropped before the block in whose upper half the pointer is, or after the last one', () => {
  const page = pageOf([[2, 1]]);
  const at = (x: number, y: number) => dropAt(page, { x, y }).place;
  expect(at(100, 86)).toEqual({ row: 0, column: 0, index: 0 });
  expect(at(100, 125)).toEqual({ row: 0, column: 0, index: 1 });
  expect(at(100, 150)).toEqual({ row: 0, column: 0, index: 2 });
  expect(at(700, 150)).toEqual({ row: 0, column: 1, index: 1 });
});

test('a block gets a row of its own at the edges of rows, between them, and on an empty page', () => {
  const page = pageOf([[1], [1]]);
  const at = (y: number) => dropAt(page, { x: 10, y }).place;
  expect([at(0), at(72), at(165), at(180), at(195), at(400)]).toEqual([0, 0, 1, 1, 1, 2].map((newRow) => ({ newRow })));
  expect(dropAt(pageOf([]), { x: 5, y: 5 }).place).toEqual({ newRow: 0 });
});

test('a place that leaves a block where it is, is its own', () => {
  const page = pageOf([[1], [2]]);
  const own = (id: string, place: Parameters<typeof isOwnPlace>[2]) => isOwnPlace(page, id, place);
  expect([own('1-0-0', { row: 1, column: 0, index: 0 }), own('1-0-0', { row: 1, column: 0, index: 1 })]).toEqual([
    true,
    true,
  ]);
  expect([own('1-0-0', { row: 1, column: 0, index: 2 }), own('1-0-0', { newRow: 1 })]).toEqual([false, false]);
  expect([own('0-0-0', { newRow: 0 }), own('0-0-0', { newRow: 1 }), own('0-0-0', { newRow: 2 })]).toEqual([
    true,
    true,
    false,
  ]);
});

const pages = fc.array(fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }), { maxLength: 6 }).map(pageOf);
const points = fc.record({ x: fc.integer({ min: -200, max: 1500 }), y: fc.integer({ min: -200, max: 1500 }) });

test('every pointer has a place that the page has', () => {
  fc.assert(
    fc.property(pages, points, (page, point) => {
      const { place, line } = dropAt(page, point);
      expect([line.x, line.y, line.width].every(Number.isFinite)).toBe(true);
      if ('newRow' in place) return place.newRow >= 0 && place.newRow <= page.rows.length;
      const blocks = page.rows[place.row]?.columns[place.column]?.blocks;
      return blocks !== undefined && place.index >= 0 && place.index <= blocks.length;
    }),
  );
});

test('the boundaries of rows are in order', () => {
  fc.assert(
    fc.property(pages, (page) => {
      const all = [...page.rows, undefined].map((_, row) => boundaryOf(page, row));
      return all.every((y, at) => at === 0 || y > (all[at - 1] ?? 0));
    }),
  );
});
