import type { FieldReader } from '../field-reader';

const LONGEST = 40;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;
const FIRST_YEAR = 1970;

export interface TimeToRead {
  readonly name: string;
  readonly message: string;
}

/** Parses a time in UTC; a day alone is its midnight. `null` if empty or invalid. */
export function readTime(reader: FieldReader, { name, message }: TimeToRead): Date | null {
  const typed = reader.line(name, LONGEST);
  if (typed === '') return null;
  const [, day = '', clock = '00:00'] = TIME.exec(typed) ?? [];
  const time = new Date(`${day}T${clock}Z`);
  // `Date` turns February 30 into another day.
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && day !== '';
  if (isTime && time.getUTCFullYear() >= FIRST_YEAR) return time;
  reader.refuse(name, message);
  return null;
}

/** A time for its field, without zeros at the end: `2026-12-24 18:00`. */
export function timeField(time: string | null): string {
  return (time ?? '')
    .replace('T', ' ')
    .replace(/Z$/, '')
    .replace(/\.000$/, '')
    .replace(/( \d{2}:\d{2}):00$/, '$1');
}
