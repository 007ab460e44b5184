import { timeText } from './time-text';

const WINTER = new Date('2026-12-24T17:05:00Z');
const SUMMER = new Date('2026-07-01T17:05:00Z');

test.each([
  ['en', 'UTC', 'December 24, 2026 at 5:05 PM UTC', 'July 1, 2026 at 5:05 PM UTC'],
  ['en', 'Europe/Warsaw', 'December 24, 2026 at 6:05 PM GMT+1', 'July 1, 2026 at 7:05 PM GMT+2'],
  ['en-US', 'America/New_York', 'December 24, 2026 at 12:05 PM EST', 'July 1, 2026 at 1:05 PM EDT'],
])('in %s and %s names the zone as it is at that time', (locale, timeZone, winter, summer) => {
  const plain = (time: Date) => timeText(time, { locale, timeZone }).replaceAll('\u202f', ' ');
  expect([plain(WINTER), plain(SUMMER)]).toEqual([winter, summer]);
});
