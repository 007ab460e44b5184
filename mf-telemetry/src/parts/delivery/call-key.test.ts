import fc from 'fast-check';
import { callKey, KEY_RANDOM_BYTES } from './call-key';

const UUID_7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const random = fc.uint8Array({ minLength: KEY_RANDOM_BYTES, maxLength: KEY_RANDOM_BYTES });
const timeIn = (key: string) => parseInt((UUID_7.exec(key) ?? []).slice(1).join(''), 16);

test('a key is a UUID of version 7 that says when it was made', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), random, (nowMs, bytes) => {
      expect(timeIn(callKey({ nowMs, random: bytes }))).toBe(nowMs);
    }),
  );
});

test('a clock before 1970 or after all time still gives a key', () => {
  for (const nowMs of [-1, -8.64e15, 8.64e15])
    expect(callKey({ nowMs, random: new Uint8Array(KEY_RANDOM_BYTES) })).toMatch(UUID_7);
});

test('every random byte makes another key', () => {
  const zeros = new Uint8Array(KEY_RANDOM_BYTES);
  const changed = (at: number) => zeros.map((byte, index) => (index === at ? 255 : byte));
  const keys = Array.from(zeros, (_, at) => callKey({ nowMs: 0, random: changed(at) }));
  expect(new Set([...keys, callKey({ nowMs: 0, random: zeros })]).size).toBe(KEY_RANDOM_BYTES + 1);
});
