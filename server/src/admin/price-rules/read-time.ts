import type { FieldReader } from '../field-reader';

const LONGEST = 40;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/;
const FIRST_YEAR = 1970;

/** Which time is read, and what is said where it is none. */
export interface TimeToRead {
  readonly name: string;
  readonly message: string;
}

/** Reads a time in UTC, as people or programs write it; a day alone is its first moment. `null` where the field is empty or wrong. */
export function readTime(reader: FieldReader, { name, message }: TimeToRead): Date | null {
  const typed = reader.line(name, LONGEST);
  if (typed === '') return null;
  const [, day = '', clock = '00:00'] = TIME.exec(typed) ?? [];
  const time = new Date(`${day}T${clock}Z`);
  // A 30th of February is another day to the clock of a program.
  const isTime = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) && day !== '';
  if (isTime && time.getUTCFullYear() >= FIRST_YEAR) return time;
  reader.refuse(name, message);
  return null;
}

/** A time as its field has it, without what is zero at its end: `2026-12-24 18:00`. */
export function timeField(time: string | null): string {
  return (time ?? '')
    .replace('T', ' ')
    .replace(/Z$/, '')
    .replace(/\.000$/, '')
    .replace(/( \d{2}:\d{2}):00$/, '$1');
}
