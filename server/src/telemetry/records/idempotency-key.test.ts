import fc from 'fast-check';
import { createIdempotencyKey, dayOfKey, isBelieved, readIdempotencyKey, timeOfKey } from './idempotency-key';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const anyTime = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('a key contains its time, and no two are the same', () => {
  fc.assert(
    fc.property(anyTime, (timeMs) => {
      const key = createIdempotencyKey(timeMs);
      expect([readIdempotencyKey(key), timeOfKey(key)]).toEqual([key, timeMs]);
      expect(createIdempotencyKey(timeMs)).not.toBe(key);
    }),
  );
});

test('keys of the same millisecond sort in the order they were made, as many as fit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 48 - 1 }), fc.integer({ min: 2, max: 4096 }), (timeMs, count) => {
      createIdempotencyKey(timeMs - 1);
      const keys = Array.from({ length: count }, () => createIdempotencyKey(timeMs));
      expect([...keys].sort()).toEqual(keys);
    }),
    { numRuns: 20 },
  );
});

test('only a UUID is a key, in any case; only version 7 contains a time', () => {
  const uuids = [1, 4, 7].map((version) => fc.uuid({ version: version as 1 }));
  fc.assert(
    fc.property(fc.oneof(...uuids), (uuid) => {
      expect(readIdempotencyKey(uuid.toUpperCase())).toBe(uuid);
      expect(timeOfKey(uuid) !== undefined).toBe(uuid[14] === '7');
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => expect(readIdempotencyKey(text)).toBeUndefined()));
  for (const sent of [
    undefined,
    null,
    7,
    [],
    ['a'],
    {},
    '',
    createIdempotencyKey(NOW) + ' ',
    createIdempotencyKey(NOW).replaceAll('-', ''),
  ])
    expect([sent, readIdempotencyKey(sent)]).toEqual([sent, undefined]);
});

test('a clock is believed up to eight days back and an hour ahead', () => {
  const at = (offsetMs: number) => isBelieved(NOW + offsetMs, NOW);
  expect([-8 * DAY_MS - 1, -8 * DAY_MS, 0, HOUR_MS, HOUR_MS + 1].map(at)).toEqual([false, true, true, true, false]);
  expect(isBelieved(undefined, NOW)).toBe(false);
});

test('a key always has the same day; keys without a possible time share one', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-30'), noInvalidDate: true }), (date) => {
      expect(dayOfKey(createIdempotencyKey(date.getTime()))).toBe(date.toISOString().slice(0, 10));
    }),
  );
  fc.assert(fc.property(fc.uuid({ version: 4 }), (key) => expect(dayOfKey(key)).toBe('1970-01-01')));
  expect(dayOfKey(createIdempotencyKey(2 ** 48 - 1))).toBe('1970-01-01');
});
