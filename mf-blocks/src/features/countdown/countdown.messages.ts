export const messages = {
  days: '{n, plural, one {day} other {days}}',
  hours: '{n, plural, one {hour} other {hours}}',
  minutes: '{n, plural, one {minute} other {minutes}}',
  seconds: '{n, plural, one {second} other {seconds}}',
  after: 'The time has come.',
  justNow: 'just now',
  secondsAgo: 'about {secondsDifference} seconds ago',
} as const;
