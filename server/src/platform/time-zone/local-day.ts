import { localTimeIn, momentOf } from './local-time';

const DAY_LENGTH = 'yyyy-mm-dd'.length;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that calendars of a time zone show at a moment, `2027-01-16`. */
export function dayIn(timeZone: string, moment: Date): string {
  return localTimeIn(timeZone, moment).slice(0, DAY_LENGTH);
}

/** The moment at which a day begins in a time zone; where the clocks skip midnight, later than that. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentOf(`${day}T00:00`, timeZone);
}

/** True for days of the calendar, such as `2027-01-16`, but not February 30. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return time !== undefined && !Number.isNaN(time.getTime()) && dayOfUtc(time) === text;
}

/** A day some days later, or earlier. */
export function addDays(day: string, count: number): string {
  const time = new Date(`${day}T00:00Z`);
  time.setUTCDate(time.getUTCDate() + count);
  return dayOfUtc(time);
}

/** A day some months later, or earlier; in shorter months the last day. */
export function addMonths(day: string, count: number): string {
  const time = new Date(`${day}T00:00Z`);
  const date = time.getUTCDate();
  time.setUTCMonth(time.getUTCMonth() + count);
  if (time.getUTCDate() !== date) time.setUTCDate(0);
  return dayOfUtc(time);
}

function dayOfUtc(time: Date): string {
  return time.toISOString().slice(0, DAY_LENGTH);
}
