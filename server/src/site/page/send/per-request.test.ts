import fc from 'fast-check';
import type { Outgoing } from '../find/page-finder';
import { keptKey } from './per-request';

const KEY = 'Ab-_'.repeat(5) + 'Yz';
const kept = (key: unknown, status = 500, form: object | null = {}) =>
  keptKey({ request: { body: { key } }, status, form } as unknown as Outgoing);

test('a page returns with its own key if the server failed at its form, and otherwise with a new one', () => {
  for (const status of [500, 503]) expect([kept(KEY, status), kept(`${KEY}-block`, status)]).toEqual([KEY, KEY]);
  for (const status of [200, 409, 422, 429]) expect(kept(KEY, status)).toBeUndefined();
  expect(kept(KEY, 500, null)).toBeUndefined();
});

test('only a valid key gets into a page', () => {
  for (const key of [undefined, 7, [KEY], { KEY }, '', KEY.slice(1), `x${KEY}`, ` ${KEY}`, `${KEY}"`, `${KEY}\n-`])
    expect([key, kept(key)]).toEqual([key, undefined]);
  fc.assert(fc.property(fc.string(), (key) => /^[\w-]{22}$/.test(kept(key) ?? KEY)));
});
