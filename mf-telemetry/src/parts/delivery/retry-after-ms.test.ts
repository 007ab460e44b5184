import { retryAfterMs } from './retry-after-ms';

const NOW = 1_700_000_000_000;
const msOf = (retryAfter: string | null | undefined) => retryAfterMs(retryAfter, NOW);

test('the server may request a pause in seconds or by date, of an hour at most', () => {
  expect([msOf('7'), msOf(new Date(NOW + 9000).toUTCString()), msOf('999999999')]).toEqual([7000, 9000, 3_600_000]);
  for (const text of ['', 'soon', '-5', new Date(NOW - 9000).toUTCString(), null, undefined])
    expect([text, msOf(text)]).toEqual([text, 0]);
});
