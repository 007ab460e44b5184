import { isDay } from '../../platform/time-zone/local-day';
import { localTimeIn, momentsOf } from '../../platform/time-zone/local-time';
import type { FieldReader } from '../field-reader';

const LONGEST = 40;
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?)?$/;
const FIRST_YEAR = 1970;
const SECOND_MS = 1000;

export interface TimeToRead {
  readonly name: string;
  readonly timeZone: string;
  /** The saved time, in ISO 8601; null for none. */
  readonly stored: string | null;
  readonly messages: {
    readonly time: string;
    /** For a time that the clocks skip. */
    readonly skipped: string;
  };
}

/**
 * Parses a time of the site's clocks; a day alone is its midnight. Of a time that the clocks show twice it is the earlier, but a
 * field that was not changed keeps its moment. `null` if empty or invalid.
 */
export function readTime(reader: FieldReader, { name, timeZone, stored, messages }: TimeToRead): Date | null {
  const typed = reader.line(name, LONGEST);
  if (typed === '') return null;
  if (stored !== null && typed === timeField(stored, timeZone)) return new Date(stored);
  const [, day = '', hours = '00', minutes = '00', seconds = '0'] = TIME.exec(typed) ?? [];
  if (!isDay(day) || Number(day.slice(0, 'yyyy'.length)) < FIRST_YEAR) {
    reader.refuse(name, messages.time);
    return null;
  }
  const [moment] = momentsOf(`${day}T${hours}:${minutes}`, timeZone);
  if (moment) return new Date(moment.getTime() + Math.round(Number(seconds) * SECOND_MS));
  reader.refuse(name, messages.skipped);
  return null;
}

/** A time for its field, on the site's clocks and without zeros at the end: `2026-12-24T18:00`. */
export function timeField(time: string | null, timeZone: string): string {
  if (time === null) return '';
  const moment = new Date(time);
  const seconds = moment.toISOString().slice('yyyy-mm-ddThh:mm'.length, -1);
  return `${localTimeIn(timeZone, moment)}${seconds.replace(/\.000$/, '').replace(/^:00$/, '')}`;
}

/** True if the clocks show the time of a field twice. */
export function isTwiceField(field: string, timeZone: string): boolean {
  return field !== '' && momentsOf(field.slice(0, 'yyyy-mm-ddThh:mm'.length), timeZone).length > 1;
}
