export const messages = {
  days: '{n, plural, one {dzień} few {dni} many {dni} other {dnia}}',
  hours: '{n, plural, one {godzina} few {godziny} many {godzin} other {godziny}}',
  minutes: '{n, plural, one {minuta} few {minuty} many {minut} other {minuty}}',
  seconds: '{n, plural, one {sekunda} few {sekundy} many {sekund} other {sekundy}}',
  after: 'To już.',
  justNow: 'przed chwilą',
  secondsAgo:
    'około {secondsDifference} {secondsDifference, plural, one {sekundę} few {sekundy} many {sekund} other {sekundy}} temu',
} as const;
