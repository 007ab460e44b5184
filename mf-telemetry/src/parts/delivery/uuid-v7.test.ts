import fc from 'fast-check';
import { uuidV7, UUID_RANDOM_WORDS } from './uuid-v7';

const UUID_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const random = fc.uint16Array({ minLength: UUID_RANDOM_WORDS, maxLength: UUID_RANDOM_WORDS });
const timeIn = (key: string) => parseInt((UUID_7.exec(key) ?? []).slice(1).join(''), 16);

test('a key is a UUID of version 7 with the time of its creation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), random, (nowMs, bytes) => {
      expect(timeIn(uuidV7(nowMs, bytes))).toBe(nowMs);
    }),
  );
});

test('a clock before 1970 or beyond the last possible time still gives a key', () => {
  for (const nowMs of [-1, -8.64e15, 8.64e15])
    expect(uuidV7(nowMs, new Uint16Array(UUID_RANDOM_WORDS))).toMatch(UUID_7);
});

test('every random number gives another key', () => {
  const zeros = new Uint16Array(UUID_RANDOM_WORDS);
  const changed = (at: number) => zeros.map((word, index) => (index === at ? 0xffff : word));
  const keys = Array.from(zeros, (_, at) => uuidV7(0, changed(at)));
  expect(new Set([...keys, uuidV7(0, zeros)]).size).toBe(UUID_RANDOM_WORDS + 1);
});
