import { askedMs } from './asked-ms';

const NOW = 1_700_000_000_000;
const asked = (retryAfter: string | null | undefined) => askedMs(retryAfter, NOW);

test('the server may ask for a pause in seconds or by date, of an hour at most', () => {
  expect([asked('7'), asked(new Date(NOW + 9000).toUTCString()), asked('999999999')]).toEqual([7000, 9000, 3_600_000]);
  for (const text of ['', 'soon', '-5', new Date(NOW - 9000).toUTCString(), null, undefined])
    expect([text, asked(text)]).toEqual([text, 0]);
});
