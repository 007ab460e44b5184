import type { NamedPath } from '../journal/journal';
import type { EventTime } from './events';

/** What an event block shows of the event whose page it is on, the default first. */
export const EVENT_PARTS = ['heading', 'neighbours'] as const;
export type EventPart = (typeof EVENT_PARTS)[number];

/** Settings of an event block. */
export interface EventSettings {
  /** `heading`: title, time, place, tags and the calendar file; `neighbours`: the events before and after it. */
  readonly part?: EventPart;
}

/** Data of the loader `blocks/event/event`. */
export interface EventView {
  readonly title: string;
  /** Path of the event. */
  readonly path: string;
  readonly time: EventTime;
  /** Name of the place. */
  readonly place?: string;
  /** Postal address, in one line. */
  readonly address?: string;
  readonly tags: readonly NamedPath[];
  /** Path of the event as iCalendar; absent on a page that not everybody may see. */
  readonly calendarPath?: string;
  /** All events as iCalendar; absent without events to follow. */
  readonly feed?: NamedPath;
  /** The page with all events. */
  readonly collection: NamedPath;
  readonly earlier?: NamedPath;
  readonly later?: NamedPath;
}
