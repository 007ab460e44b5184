import fc from 'fast-check';
import type { MeasuredPage, MeasuredRow } from '../frame/measured-page';
import { columnEnds } from './column-ends';
import { layerRowOf } from './layer-row';
import { blockBox, columnEdges, emptyColumns, LEAST_HEIGHT, lowBlocks, scaled, twelfthsAt } from './overlay-boxes';
import { personColour } from './person-colour';

const box = (x: number, y: number, width = 100, height = 100) => ({ x, y, width, height });
const row: MeasuredRow = {
  box: box(0, 0, 1200),
  columns: [
    { box: box(0, 0, 580), blocks: [{ id: 'a', box: box(0, 0, 580, 0) }] },
    { box: box(620, 0, 580), blocks: [] },
  ],
};
const page: MeasuredPage = { width: 1200, height: 500, main: box(0, 0), rows: [row], isRtl: false };

test('a block that shows nothing gets a place to be pressed at, and an empty column one to add a block', () => {
  expect(lowBlocks(page)).toEqual([{ id: 'a', box: box(0, 0, 580, LEAST_HEIGHT) }]);
  expect(blockBox(page, 'a')?.height).toBe(LEAST_HEIGHT);
  expect(blockBox(page, 'b')).toBeUndefined();
  expect(emptyColumns(page)).toEqual([{ row: 0, column: 1, box: box(620, 0, 580) }]);
});

test('a block that was rendered as nothing is marked, however high its place is', () => {
  const columns = [
    {
      box: box(0, 0),
      blocks: [
        { id: 'b', box: box(0, 0), isEmpty: true as const },
        { id: 'c', box: box(0, 9) },
      ],
    },
  ];
  expect(lowBlocks({ ...page, rows: [{ box: box(0, 0), columns }] })).toEqual([{ id: 'b', box: box(0, 0) }]);
});

test('columns beside each other have an edge in the middle of their gap, and those below each other have none', () => {
  expect(columnEdges(row, false)).toEqual([{ column: 0, x: 600 }]);
  const [first, second] = row.columns;
  expect(columnEdges({ ...row, columns: [second!, first!] }, true)).toEqual([{ column: 0, x: 600 }]);
  expect(columnEdges({ ...row, columns: [first!, { ...second!, box: box(0, 200, 580) }] }, false)).toEqual([]);
});

test('twelfths are counted from the start of the row, whichever side that is', () => {
  expect([0, 300, 349, 351, 1200, 5000].map((x) => twelfthsAt(row, x, false))).toEqual([0, 3, 3, 4, 12, 12]);
  expect([0, 300, 1200].map((x) => twelfthsAt(row, x, true))).toEqual([12, 9, 0]);
  expect(twelfthsAt({ ...row, box: box(0, 0, 0) }, 5, false)).toBe(0);
});

test('the end of a column is below its last block, for what is selected or under the mouse in it', () => {
  const ends = columnEnds(page, [
    { kind: 'block', id: 'a' },
    { kind: 'column', row: 0, column: 0 },
    { kind: 'row', row: 0 },
  ]);
  expect(ends).toEqual([{ place: { row: 0, column: 0, index: 1 }, x: 290, y: 0 }]);
  expect(columnEnds(page, [undefined, { kind: 'column', row: 0, column: 1 }, { kind: 'block', id: 'gone' }])).toEqual(
    [],
  );
});

test('the row of a selection is known while it is there', () => {
  expect([
    layerRowOf(page, { kind: 'block', id: 'a' }),
    layerRowOf(page, { kind: 'row', row: 0 }),
    layerRowOf(page, { kind: 'row', row: 1 }),
    layerRowOf(page, { kind: 'block', id: 'gone' }),
    layerRowOf(page, undefined),
  ]).toEqual([0, 0, undefined, undefined, undefined]);
});

test('boxes keep their order at every scale, and a person keeps a colour', () => {
  fc.assert(
    fc.property(
      fc.float({ min: Math.fround(0.1), max: 1, noNaN: true }),
      fc.nat(5000),
      fc.nat(5000),
      (scale, one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)].map((y) => scaled(box(0, y), scale).y);
        return first! <= second!;
      },
    ),
  );
  fc.assert(
    fc.property(fc.string(), (id) => personColour(id) === personColour(id) && /^#[0-9a-f]{6}$/.test(personColour(id))),
  );
});
