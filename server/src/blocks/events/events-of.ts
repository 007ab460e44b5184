import type { EventRecord } from 'shared-types/site/page/page-record';
import type { Site } from '../../site/directory/site';
import type { SitePage } from '../../site/directory/site-page';
import { pagesBelow } from '../collection/pages-below';
import { dayIn, startOfDay } from '../../platform/time-zone/local-day';

export interface SiteEvent {
  readonly page: SitePage;
  readonly record: EventRecord;
  readonly startsAt: Date;
  /** First and last day in the event's time zone, `2027-01-16`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** The moment from which it is over: its end; without a time of its end, the end of its last day. */
  readonly overAt: Date;
}

/** The events one level below a page, earliest first. */
export function eventsOf(site: Site, collection: string): readonly SiteEvent[] {
  return pagesBelow(site, collection)
    .flatMap((page) => eventOf(page) ?? [])
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** The page as an event; undefined if it is none. */
export function eventOf(page: SitePage): SiteEvent | undefined {
  const { record } = page;
  if (record?.type !== 'event') return undefined;
  const { startsAt, endsAt, isAllDay, timeZone } = record;
  const { firstDay, lastDay } = isAllDay ? writtenDays(record) : daysOnClocks(record);
  const overAt = endsAt === undefined || isAllDay ? startOfDay(dayAfter(lastDay), timeZone) : new Date(endsAt);
  return { page, record, startsAt: new Date(startsAt), firstDay, lastDay, overAt };
}

type Days = Pick<SiteEvent, 'firstDay' | 'lastDay'>;

/** Whole days are those that the owner wrote. */
function writtenDays({ startsAt, endsAt = startsAt }: EventRecord): Days {
  const day = (time: string) => time.slice(0, 'yyyy-mm-dd'.length);
  return { firstDay: day(startsAt), lastDay: day(endsAt) };
}

/** An event that ends at midnight does not reach into the next day. */
function daysOnClocks({ startsAt, endsAt, timeZone }: EventRecord): Days {
  const firstDay = dayIn(timeZone, new Date(startsAt));
  return { firstDay, lastDay: endsAt === undefined ? firstDay : dayIn(timeZone, new Date(Date.parse(endsAt) - 1)) };
}

/** `2027-02-01` after `2027-01-31` */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
