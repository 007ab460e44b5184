import { createIdempotencyKey, latenessOf } from './idempotency-key';

const NOW = 1_700_000_000_000;
const WEEK_AND_A_DAY = 8 * 86_400_000;
const late = (sent: unknown) => latenessOf(createIdempotencyKey(NOW), sent);

test('a call’s lateness follows from the page’s own clock', () => {
  expect([late(String(NOW)), late(String(NOW + 5000)), latenessOf(createIdempotencyKey(0), '7')]).toEqual([0, 5000, 7]);
});

test('no forged value makes it negative, infinite or NaN', () => {
  for (const sent of [undefined, '', 'soon', String(NOW - 1), ['1', '2'], '-Infinity', {}])
    expect([sent, late(sent)]).toEqual([sent, 0]);
  for (const sent of ['Infinity', '1e300']) expect(late(sent)).toBe(WEEK_AND_A_DAY);
  expect(latenessOf('3f2b1c00-0000-4000-8000-000000000000', String(NOW))).toBe(0);
});
