import fc from 'fast-check';
import { pieShape, RADIUS } from './pie-shape';
import { LEAST_APART, spreadAngles } from './spread-angles';

const shares = fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 1, maxLength: 9 }).map((parts) => {
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => ({ share: part / sum }));
});
const endsOf = (path: string) => path.replace('M0,0', '').match(/-?[\d.]+,-?[\d.]+/g) ?? [];
const lengthOf = ([x, y]: readonly [number, number]) => Math.hypot(x, y);

test('slices follow each other around the circle, and their edge is the circle', () => {
  fc.assert(
    fc.property(
      shares.filter(({ length }) => length > 1),
      (slices) => {
        const pieces = pieShape(slices);
        const starts = pieces.map(({ path }) => /L(-?[\d.]+),(-?[\d.]+)/.exec(path)?.slice(1).map(Number));
        const ends = pieces.map(({ path }) => /,(-?[\d.]+),(-?[\d.]+)Z/.exec(path)?.slice(1).map(Number));
        starts.forEach((start, index) => {
          const before = ends[(index + ends.length - 1) % ends.length];
          expect(start?.[0]).toBeCloseTo(before?.[0] ?? Number.NaN, 1);
          expect(start?.[1]).toBeCloseTo(before?.[1] ?? Number.NaN, 1);
        });
        for (const { edge, mark, path } of pieces) {
          expect(lengthOf(edge)).toBeCloseTo(RADIUS, 1);
          expect(lengthOf(mark)).toBeGreaterThan(RADIUS);
          expect(path).not.toMatch(/NaN|Infinity/);
          expect(endsOf(path).length).toBeGreaterThan(0);
        }
      },
    ),
  );
});

test('more than half uses the large arc, and a single slice is the whole circle', () => {
  expect(pieShape([{ share: 0.75 }, { share: 0.25 }]).map(({ path }) => path)).toEqual([
    'M0,0L0,-50A50,50,0,1,1,-50,0Z',
    'M0,0L-50,0A50,50,0,0,1,0,-50Z',
  ]);
  expect(pieShape([{ share: 1 }])[0]?.path).toBe('M0,-50A50,50,0,1,1,0,50A50,50,0,1,1,0,-50Z');
});

test('numbers around a pie keep their order and distance, and one with enough space stays in place', () => {
  const places = fc
    .array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 9 })
    .map((all) => [...all].sort((one, other) => one - other));
  fc.assert(
    fc.property(places, (all) => {
      const spread = spreadAngles(all);
      expect(spread).toHaveLength(all.length);
      spread.forEach((place, index) => {
        const next = spread[index + 1] ?? (spread[0] ?? 0) + 1;
        expect(next - place).toBeGreaterThanOrEqual(LEAST_APART - 1e-9);
      });
    }),
  );
  expect(spreadAngles([0.1, 0.5, 0.9])).toEqual([0.1, 0.5, 0.9]);
});
