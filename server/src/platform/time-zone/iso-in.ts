import { offsetAt } from './offset-at';

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** A moment as ISO 8601 with the offset of a time zone, `2027-01-16T18:00:00.000+01:00`; with `Z` where that is UTC. */
export function isoIn(timeZone: string, moment: Date): string {
  const offset = offsetAt(moment, timeZone) / MINUTE_MS;
  if (offset === 0) return moment.toISOString();
  const local = new Date(moment.getTime() + offset * MINUTE_MS).toISOString().replace('Z', '');
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / MINUTES))}:${two(ahead % MINUTES)}`;
}
