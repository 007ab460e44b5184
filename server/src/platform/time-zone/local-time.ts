import { offsetAt } from './offset-at';

const DAY_MS = 86_400_000;
const MINUTE_LENGTH = 'yyyy-mm-ddThh:mm'.length;

/** What clocks and calendars of a time zone show at a moment, to the minute: `2027-01-16T18:00`. */
export function localTimeIn(timeZone: string, moment: Date): string {
  return new Date(moment.getTime() + offsetAt(moment, timeZone)).toISOString().slice(0, MINUTE_LENGTH);
}

/**
 * The moments at which clocks of a time zone show a time such as `2027-01-16T18:00`, earliest first: none where the clocks
 * skip it, two where they are set back and show it twice.
 */
export function momentsOf(localTime: string, timeZone: string): readonly Date[] {
  const asUtc = Date.parse(`${localTime}Z`);
  // Clocks change by less than a day, and not twice in two days.
  const offsets = [-DAY_MS, DAY_MS].map((near) => offsetAt(new Date(asUtc + near), timeZone));
  const moments = [...new Set(offsets)].map((offset) => new Date(asUtc - offset));
  const shown = localTime.slice(0, MINUTE_LENGTH);
  return moments
    .filter((moment) => localTimeIn(timeZone, moment) === shown)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** The earliest of these moments; where the clocks skip the time, the moment as if they had not changed yet. */
export function momentOf(localTime: string, timeZone: string): Date {
  const [first] = momentsOf(localTime, timeZone);
  if (first) return first;
  const asUtc = Date.parse(`${localTime}Z`);
  return new Date(asUtc - offsetAt(new Date(asUtc - DAY_MS), timeZone));
}
