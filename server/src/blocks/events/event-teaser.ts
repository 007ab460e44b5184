import type { CalendarEvent, EventTeaser, EventTime } from 'shared-types/blocks/events/events';
import { tagsOf } from '../journal/post-teaser';
import type { EventsBlock } from './events.schema';
import type { SiteEvent } from './events-of';

/** An event as calendars name it. */
export function calendarEvent(event: SiteEvent): CalendarEvent {
  const { path, title } = event.page;
  return { path, title, time: timeOf(event) };
}

/** An event as lists show it, without what the owner hides; `collection` is the path of the page that lists a tag's events. */
export function eventTeaser(event: SiteEvent, { block, collection }: TeaserInput): EventTeaser {
  const { page, record } = event;
  const { description, socialImage } = page;
  return {
    ...calendarEvent(event),
    ...(record.place && { place: record.place }),
    ...(block.excerpts && description && { text: description }),
    ...(block.pictures && socialImage && { picture: socialImage }),
    tags: block.tags ? tagsOf(event, collection) : [],
  };
}

interface TeaserInput {
  readonly block: Pick<EventsBlock, 'excerpts' | 'pictures' | 'tags'>;
  readonly collection: string;
}

export function timeOf({ record, firstDay, lastDay }: SiteEvent): EventTime {
  const { startsAt, endsAt, isAllDay, timeZone } = record;
  if (isAllDay) return { firstDay, lastDay };
  return { firstDay, lastDay, hours: { startsAt, ...(endsAt && { endsAt }), timeZone } };
}
