import { dayText } from './day-text';

test('days, months and years are written in the page’s language', () => {
  expect(['2026-11-28', '2026-11', '2026'].map((date) => dayText(date, 'en-US'))).toEqual([
    'November 28, 2026',
    'November 2026',
    '2026',
  ]);
  expect(dayText('2026-11-28', 'pl')).toBe('28 listopada 2026');
});

test('the first and last day of a year stay in it, whatever the time zone of the machine', () => {
  expect([dayText('2026-01-01', 'en-GB'), dayText('2026-12-31', 'en-GB')]).toEqual([
    '1 January 2026',
    '31 December 2026',
  ]);
});
