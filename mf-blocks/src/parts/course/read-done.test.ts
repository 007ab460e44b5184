import fc from 'fast-check';
import { readDone } from './read-done';

const ids = (kept: string | undefined) => [...readDone(kept)];

test.each([undefined, '', '{', 'null', '3', '"a"', '{"a":1}', '["a",1]', '[["a"]]', '[null]'])(
  '%s counts as nothing',
  (kept) => expect(ids(kept)).toEqual([]),
);

test('a list longer than any course counts as nothing', () => {
  expect(ids(JSON.stringify(Array.from({ length: 2_001 }, (_, index) => `${index}`)))).toEqual([]);
});

test('whatever is kept, reading never fails and gives texts; a list of texts is read as it is, each once', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      expect(ids(kept).every((id) => typeof id === 'string')).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (list) => {
      expect(ids(JSON.stringify(list))).toEqual([...new Set(list)]);
    }),
  );
});
