import type { FieldRule } from './field-rule';

const DATE = /^(\d{4,6})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
const DIGITS = /^\d+$/;
const NOON = 12;

const two = (part: string | number) => String(part).padStart(2, '0');

/** Month, day and year; an input's `2027-01-31`, or the three parts. What cannot be read stays in the first part. */
export const DATE_RULE: FieldRule = {
  parts: () => ['value'],
  read([first = '', day, year]) {
    const [, inputYear, inputMonth, inputDay] = DATE.exec(first) ?? [];
    if (inputYear && inputMonth && inputDay) return [inputMonth, inputDay, inputYear];
    return [first, day ?? '', year ?? ''];
  },
  error: ([month = '', day = '', year = ''], { messages }) =>
    isDate({ month, day, year }) ? undefined : messages.noDate,
  isComplete: (answer) => !answer.includes(''),
  keep: (answer) => answer,
};

interface DateParts {
  readonly month: string;
  readonly day: string;
  readonly year: string;
}

function isDate({ month, day, year }: DateParts): boolean {
  if (![month, day, year].every((part) => DIGITS.test(part))) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Hour from 1 to 12, minute, second, and `AM` or `PM`; an input's `14:30`, or the four parts. */
export const TIME_RULE: FieldRule = {
  parts: () => ['value'],
  read([first = '', minute = '', second = '', half = '']) {
    const [, hour, inputMinute, inputSecond = '00'] = TIME.exec(first) ?? [];
    if (!hour || !inputMinute) return [first, minute, second, half.toUpperCase()];
    const clock = Number(hour);
    return [two(clock % NOON || NOON), inputMinute, inputSecond, clock < 24 ? (clock < NOON ? 'AM' : 'PM') : ''];
  },
  error: (answer, { messages }) => (isTime(answer) ? undefined : messages.noTime),
  isComplete: (answer) => !answer.includes(''),
  keep: (answer) => answer,
};

function isTime([hour = '', minute = '', second = '', half = '']: readonly string[]): boolean {
  const isWithin = (part: string, least: number, most: number) =>
    DIGITS.test(part) && Number(part) >= least && Number(part) <= most;
  return (
    isWithin(hour, 1, NOON) && isWithin(minute, 0, 59) && isWithin(second || '0', 0, 59) && ['AM', 'PM'].includes(half)
  );
}
