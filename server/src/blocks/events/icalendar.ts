import type { Site } from '../../site/directory/site';
import { escapedPath } from '../../site/directory/tidy-path';
import { dayAfter, type SiteEvent } from './events-of';

interface Calendar {
  readonly site: Pick<Site, 'name'>;
  readonly title: string;
  readonly events: readonly SiteEvent[];
  /** The site's public origin. */
  readonly origin: string;
}

/** Octets of a line, without its end (RFC 5545, section 3.1). */
const MOST_OCTETS = 75;

/** Events as an iCalendar object (RFC 5545). */
export function iCalendar({ site, title, events, origin }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colonnade//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(`${title} – ${site.name}`)}`,
    ...events.flatMap((event) => eventLines(event, origin)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines(event: SiteEvent, origin: string): string[] {
  const { page, record } = event;
  const location = [record.place, record.address].filter(Boolean).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:${page.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(page.changedAt)}`,
    ...(record.isAllDay ? wholeDays(event) : hours(event)),
    `SUMMARY:${text(page.title)}`,
    ...(page.description ? [`DESCRIPTION:${text(page.description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(record.tags?.length ? [`CATEGORIES:${record.tags.map(text).join(',')}`] : []),
    `URL:${origin}${escapedPath(page.path)}`,
    'END:VEVENT',
  ];
}

/** The end is the day after the last one. */
function wholeDays({ firstDay, lastDay }: SiteEvent): string[] {
  const date = (day: string) => day.replaceAll('-', '');
  return [`DTSTART;VALUE=DATE:${date(firstDay)}`, `DTEND;VALUE=DATE:${date(dayAfter(lastDay))}`];
}

/** An end must be after the start, so one that is unknown is left out. */
function hours({ startsAt, record: { endsAt } }: SiteEvent): string[] {
  return [`DTSTART:${utc(startsAt)}`, ...(endsAt === undefined ? [] : [`DTEND:${utc(new Date(endsAt))}`])];
}

/** `20261128T090000Z` */
function utc(time: Date): string {
  return `${time.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(/[-:]/g, '')}Z`;
}

/** Escaped as section 3.3.11 says. */
function text(value: string): string {
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n?|\n/g, '\\n');
}

/** Broken into lines of at most 75 octets, between characters. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      // A continued line begins with a space.
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
