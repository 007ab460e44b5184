import fc from 'fast-check';
import { spec } from '../../../../../tools/testing/spec';
import { justifiedRows, type RowRoom } from './justified-rows';

/** Where the pictures lie in a browser, which sets as many in a line as have room. */
function lines(ratios: readonly number[], room: RowRoom, widthPx = room.widthPx) {
  const found: { widthPx: number; heights: number[]; isFull: boolean }[] = [];
  justifiedRows(ratios, room).forEach(({ share, gaps, rest }, at) => {
    const ownPx = (widthPx - gaps * room.gapPx) * share;
    const row = found.at(-1);
    const atPx = row && !row.isFull ? row.widthPx + room.gapPx : Infinity;
    const heightPx = ownPx / (ratios[at] ?? 1);
    if (!row || atPx + ownPx > widthPx + 0.01)
      found.push({ widthPx: ownPx + rest * widthPx, heights: [heightPx], isFull: false });
    else {
      row.widthPx = atPx + ownPx + rest * widthPx;
      row.heights.push(heightPx);
    }
  });
  return found;
}

const ratio = fc.double({ min: 0.2, max: 6, noNaN: true });
const gallery = fc.record({
  ratios: fc.oneof(
    fc.array(ratio, { minLength: 1, maxLength: 60 }),
    fc.array(fc.constantFrom(0.25, 0.67), { minLength: 1, maxLength: 60 }),
  ),
  widthPx: fc.integer({ min: 280, max: 1600 }),
  gapPx: fc.integer({ min: 0, max: 20 }),
  rowHeightPx: fc.integer({ min: 50, max: 600 }),
});

spec('GAL-17', 'no row is over its height, no picture is cut, and those of one row are equally high', () => {
  fc.assert(
    fc.property(gallery, ({ ratios, ...room }) => {
      for (const { heights } of lines(ratios, room)) {
        // The box of a picture has its own ratio, so its height follows from its width alone.
        expect(Math.max(...heights)).toBeLessThanOrEqual(room.rowHeightPx + 0.01);
        expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(Math.max(1, room.rowHeightPx * 0.02));
      }
    }),
  );
});

spec('GAL-17', 'the browser breaks lines where the server has, at any narrower width too', () => {
  fc.assert(
    fc.property(gallery, fc.double({ min: 0.6, max: 1, noNaN: true }), ({ ratios, ...room }, narrower) => {
      const counts = (found: ReturnType<typeof lines>) => found.map(({ heights }) => heights.length);
      const widthPx = Math.floor(room.widthPx * narrower);
      expect(counts(lines(ratios, { ...room, gapPx: room.gapPx }, widthPx))).toEqual(counts(lines(ratios, room)));
    }),
  );
});

spec('GAL-17', 'every row but the last fills the width', () => {
  fc.assert(
    fc.property(gallery, ({ ratios, ...room }) => {
      const places = justifiedRows(ratios, room);
      expect(places.filter(({ rest }) => rest > 0)).toEqual([]);
      for (const { widthPx } of lines(ratios, room).slice(0, -1))
        expect(room.widthPx - widthPx).toBeLessThan(room.widthPx * 0.005 + 1);
    }),
  );
});

test('most rows of photographs are as high as wanted, or nearly', () => {
  const photographs = Array.from({ length: 40 }, (_, at) => [1.5, 0.67, 1.33, 1.78, 1][at % 5] ?? 1);
  const rows = lines(photographs, { widthPx: 1216, gapPx: 20, rowHeightPx: 250 }).slice(0, -1);
  for (const { heights } of rows) expect(heights[0]).toBeGreaterThan(160);
});

test('gaps leave the pictures of a row at least a quarter of the width, and a row may be short for it', () => {
  const room = { widthPx: 400, gapPx: 40, rowHeightPx: 60 };
  const places = justifiedRows(Array<number>(60).fill(0.01), room);
  for (const { gaps } of places) expect(gaps * 40).toBeLessThanOrEqual(300);
  expect(places.some(({ rest }) => rest > 0)).toBe(true);
});
