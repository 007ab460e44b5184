import fc from 'fast-check';
import { inPlaces } from './placed';

const list = (...places: readonly (number | undefined)[]) =>
  places.map((place, index) => ({ item: 'abcdefgh'[index] ?? '', place, was: index + 1 }));

test('leaves unmoved items where they are', () => expect(inPlaces(list(1, 2, 3)).join('')).toBe('abc'));

test('moves an item before or behind the one that has the number', () => {
  expect(inPlaces(list(1, 2, 3, 2)).join('')).toBe('adbc');
  expect(inPlaces(list(3, 2, 3, 4)).join('')).toBe('bcad');
});

test('puts a new item at its number, or at the end', () => {
  expect(inPlaces([...list(1, 2), { item: 'n', place: 1, was: undefined }]).join('')).toBe('nab');
  expect(inPlaces([...list(1, 2), { item: 'n', place: undefined, was: undefined }]).join('')).toBe('abn');
});

test('a moved item ends at its number, and all others keep their order', () => {
  const move = fc.integer({ min: 1, max: 8 }).chain((count) =>
    fc.record({
      count: fc.constant(count),
      from: fc.integer({ min: 1, max: count }),
      to: fc.integer({ min: 1, max: count }),
    }),
  );
  fc.assert(
    fc.property(move, ({ count, from, to }) => {
      const rows = list(...Array.from({ length: count }, (_, index) => (index + 1 === from ? to : index + 1)));
      const moved = 'abcdefgh'[from - 1] ?? '';
      const sorted = inPlaces(rows);
      expect(sorted[to - 1]).toBe(moved);
      expect(sorted.filter((one) => one !== moved).join('')).toBe('abcdefgh'.slice(0, count).replace(moved, ''));
    }),
  );
});
