import { firstWeekday, weekdayNames } from './week-of-locale';

test('weeks begin as the locale says', () => {
  expect(['en-US', 'en-GB', 'pl', 'ar-EG'].map(firstWeekday)).toEqual([7, 1, 1, 6]);
  expect(weekdayNames('en-US').map(({ long }) => long)).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
  expect(weekdayNames('pl')[0]).toEqual({ short: 'pon.', long: 'poniedziałek' });
});
