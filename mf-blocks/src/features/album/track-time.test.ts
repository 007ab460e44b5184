import { trackTime } from './track-time';

test.each([
  [1, '0:01'],
  [59, '0:59'],
  [60, '1:00'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [86_400, '24:00:00'],
])('%d seconds are shown as %s', (seconds, written) => {
  expect(trackTime(seconds)).toBe(written);
});
