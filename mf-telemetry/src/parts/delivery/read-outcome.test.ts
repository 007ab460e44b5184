import { readOutcome } from './read-outcome';

test('accepted calls are delivered, temporary failures are retried, all others are refused for good', () => {
  expect([200, 202, 204].map(readOutcome)).toEqual(['delivered', 'delivered', 'delivered']);
  for (const status of [408, 425, 429, 500, 502, 503, 504])
    expect([status, readOutcome(status)]).toEqual([status, 'again']);
  for (const status of [400, 401, 403, 404, 413, 415])
    expect([status, readOutcome(status)]).toEqual([status, 'refused']);
});
