import { readOutcome } from './read-outcome';

const NOW = 1_700_000_000_000;
const kindOf = (status: number) => readOutcome({ status, nowMs: NOW }).kind;
const asked = (retryAfter: string) => readOutcome({ status: 429, retryAfter, nowMs: NOW }).askedMs;

test('what the server took is delivered, what it may take later is sent again, the rest it never takes', () => {
  expect([200, 202, 204].map(kindOf)).toEqual(['delivered', 'delivered', 'delivered']);
  for (const status of [0, 408, 425, 429, 500, 502, 503, 504])
    expect([status, kindOf(status)]).toEqual([status, 'again']);
  for (const status of [400, 401, 403, 404, 413, 415]) expect([status, kindOf(status)]).toEqual([status, 'refused']);
});

test('the server may ask for a pause in seconds or by date, of an hour at most', () => {
  expect([asked('7'), asked(new Date(NOW + 9000).toUTCString()), asked('999999999')]).toEqual([7000, 9000, 3_600_000]);
  for (const text of ['', 'soon', '-5', new Date(NOW - 9000).toUTCString()])
    expect([text, asked(text)]).toEqual([text, 0]);
});
