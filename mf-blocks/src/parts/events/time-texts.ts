import type { EventTime } from 'shared-types/blocks/events/events';

/** A moment or day for people and, as `dateTime` of a `<time>` element, for programs. */
export interface TimeText {
  readonly dateTime: string;
  readonly text: string;
}

const DAY = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

/** When an event begins and ends, in its own time zone; an end on the day of the start has no date. */
export function timeTexts({ firstDay, lastDay, hours }: EventTime, locale: string): [TimeText, TimeText?] {
  const isOneDay = firstDay === lastDay;
  if (!hours) {
    const whole = (day: string) => ({ dateTime: day, text: formatted(`${day}T00:00Z`, locale, DAY) });
    return isOneDay ? [whole(firstDay)] : [whole(firstDay), whole(lastDay)];
  }
  const { startsAt, endsAt, timeZone } = hours;
  const at = (time: string, options: Intl.DateTimeFormatOptions) => ({
    dateTime: time,
    text: formatted(time, locale, { ...options, timeZone }),
  });
  const start = at(startsAt, { ...DAY, ...CLOCK });
  if (endsAt === undefined) return [start];
  return [start, at(endsAt, isOneDay ? CLOCK : { ...DAY, ...CLOCK })];
}

/** The time of day at which an event begins; undefined for whole days. */
export function startText({ hours }: EventTime, locale: string): TimeText | undefined {
  if (!hours) return undefined;
  const { startsAt, timeZone } = hours;
  return { dateTime: startsAt, text: formatted(startsAt, locale, { ...CLOCK, timeZone }) };
}

/** A day, `2027-01-16`, with its weekday, without its year. */
export function weekdayText(day: string, locale: string): string {
  return formatted(`${day}T00:00Z`, locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** The month of a day, `2027-01-16`, in a few letters. */
export function shortMonth(day: string, locale: string): string {
  return formatted(`${day}T00:00Z`, locale, { month: 'short' });
}

/** The number of a day, `2027-01-16`, in its month. */
export function dayOfMonth(day: string, locale: string): string {
  return new Intl.NumberFormat(locale).format(Number(day.slice(-2)));
}

/** Days are formatted in UTC, so that they stay the same whatever the time zone of the machine. */
function formatted(time: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(time));
}
