import fc from 'fast-check';
import { arrayCalls } from './array-calls';
import { bytesOf, CALL_BYTES_MAX } from './call';

const CALL = { path: '/api/x', format: 'json' } as const;
/** Texts up to and including the longest, with characters of one, two and three bytes. */
const text = fc
  .tuple(fc.constantFrom('a', 'ż', '界'), fc.integer({ min: 0, max: 2000 }))
  .map(([letter, length]) => letter.repeat(length));

test('every record is in one call, in order, and no call exceeds the limit of keepalive requests', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const records = texts.map((message, at) => ({ at, message }));
      const calls = arrayCalls(records, CALL);
      expect(calls.flatMap(({ body }) => JSON.parse(body) as unknown[])).toEqual(records);
      expect(calls.map(({ body }) => (JSON.parse(body) as unknown[]).length)).toEqual(
        calls.map((call) => call.records),
      );
      expect(calls.every(({ body }) => bytesOf(body) <= CALL_BYTES_MAX)).toBe(true);
      const sizes = calls.map(({ body }) => bytesOf(body));
      expect(sizes.every((size, at) => at === 0 || size + (sizes[at - 1] ?? 0) > CALL_BYTES_MAX / 2)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('one more record changes only the last call, or starts another', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), (texts) => {
      const before = arrayCalls(texts.slice(0, -1), CALL).flatMap(({ body }) => body.slice(0, -1));
      const after = arrayCalls(texts, CALL).map(({ body }) => body);
      before.forEach((body, at) => expect(after[at]?.startsWith(body)).toBe(true));
    }),
    { numRuns: 50 },
  );
});

test('no records make no call', () => {
  expect(arrayCalls([], CALL)).toEqual([]);
});
