import type { EventTime } from 'shared-types/blocks/events/events';
import { dayOfMonth, shortMonth, startText, timeTexts, weekdayText } from './time-texts';

const day = '2027-01-16';
const timeZone = 'America/Los_Angeles';
/** With plain spaces: before AM and PM there are narrow ones. */
const plain = (text: string | undefined) => text?.replaceAll('\u202f', ' ');
const texts = (time: EventTime, locale = 'en-US') => timeTexts(time, locale).map((one) => plain(one?.text));

test('hours are those of the event’s clocks, whatever the offset they were written in', () => {
  const hours = { startsAt: '2027-01-16T18:00:00Z', endsAt: '2027-01-16T13:00:00-08:00', timeZone };
  const time = { firstDay: day, lastDay: day, hours };
  expect(texts(time)).toEqual(['Saturday, January 16, 2027 at 10:00 AM', '1:00 PM']);
  expect(timeTexts(time, 'en-US').map((one) => one?.dateTime)).toEqual([hours.startsAt, hours.endsAt]);
  expect(plain(startText(time, 'en-US')?.text)).toBe('10:00 AM');
  expect(texts(time, 'pl')).toEqual([expect.stringMatching(/^sobota, 16 stycznia 2027 .*10:00$/), '13:00']);
});

test('an end on another day has its date, and an unknown one is left out', () => {
  const hours = { startsAt: '2027-01-16T22:00:00-08:00', endsAt: '2027-01-17T02:00:00-08:00', timeZone };
  const time = { firstDay: day, lastDay: '2027-01-17', hours };
  expect(texts(time)).toEqual(['Saturday, January 16, 2027 at 10:00 PM', 'Sunday, January 17, 2027 at 2:00 AM']);
  const { endsAt: _, ...open } = hours;
  expect(texts({ firstDay: day, lastDay: day, hours: open })).toEqual(['Saturday, January 16, 2027 at 10:00 PM']);
});

test('whole days have no hours', () => {
  expect(texts({ firstDay: day, lastDay: day })).toEqual(['Saturday, January 16, 2027']);
  expect(timeTexts({ firstDay: day, lastDay: '2027-01-18' }, 'en-US')).toEqual([
    { dateTime: day, text: 'Saturday, January 16, 2027' },
    { dateTime: '2027-01-18', text: 'Monday, January 18, 2027' },
  ]);
  expect(startText({ firstDay: day, lastDay: day }, 'en-US')).toBeUndefined();
});

test('a day is named by its weekday, its month and its number', () => {
  expect(weekdayText(day, 'en-US')).toBe('Saturday, January 16');
  expect([shortMonth(day, 'pl'), dayOfMonth('2027-01-06', 'en-US'), dayOfMonth(day, 'ar-EG')]).toEqual([
    'sty',
    '6',
    '١٦',
  ]);
});
