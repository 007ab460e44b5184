import type { Picture } from '../../host/image';
import type { NamedPath } from '../journal/journal';

/** Designs of an events block, the default first. */
export const EVENTS_DESIGNS = ['list', 'calendar'] as const;
export type EventsDesign = (typeof EVENTS_DESIGNS)[number];

/** Events on a page of the list. */
export const EVENTS_COUNT = { absent: 10, most: 30 } as const;

/** Parameters of the URL of an events block's page. */
export const EVENTS_PARAMETER = { page: 'page', tag: 'tag', show: 'show', month: 'month' } as const;

/** Value of the parameter `show` for the events that are over. */
export const SHOW_PAST = 'past';

/** Settings of an events block: the events one level below a page. */
export interface EventsSettings {
  /** Path of the page with the events; the block's own page if absent. */
  readonly collection?: string;
  /** Heading; none if absent. */
  readonly title?: string;
  /** `list`: coming events, earliest first; `calendar`: a month. `list` by default. */
  readonly design?: EventsDesign;
  /** Events on a page of the list. */
  readonly count?: number;
  /** Each of the following is shown in the list unless it is false. */
  readonly pictures?: boolean;
  readonly excerpts?: boolean;
  readonly tags?: boolean;
  /** False hides the link to the calendar file. */
  readonly feed?: boolean;
}

/** When an event takes place. */
export interface EventTime {
  /** First and last day in the event's time zone, `2027-01-16`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Absent for whole days. */
  readonly hours?: {
    /** ISO 8601 with time zone. */
    readonly startsAt: string;
    /** Likewise; absent if unknown. */
    readonly endsAt?: string;
    /** IANA name of the time zone in which they are shown. */
    readonly timeZone: string;
  };
}

/** An event as a calendar names it. */
export interface CalendarEvent {
  readonly path: string;
  readonly title: string;
  readonly time: EventTime;
}

/** An event as lists show it. */
export interface EventTeaser extends CalendarEvent {
  /** Name of the place. */
  readonly place?: string;
  /** One or two sentences; plain text. */
  readonly text?: string;
  readonly picture?: Picture;
  readonly tags: readonly NamedPath[];
}

interface EventsViewBase {
  /** May be empty. */
  readonly title: string;
  /** The tag in the URL, as it was first written, with the path without it. */
  readonly tag?: NamedPath;
  /** All events as iCalendar, with the collection's name; absent without events to follow, and where its owner hides it. */
  readonly feed?: NamedPath;
  /** Redirect target for a page number beyond the last page, and for a tag that has another name now. */
  readonly insteadPath?: string;
  /** The moment from which the view is another, in ISO 8601; absent if only its owner changes it. */
  readonly changesAt?: string;
}

export interface EventsListView extends EventsViewBase {
  readonly design: 'list';
  /** Id of the page with the events. */
  readonly collectionId?: string;
  /** True: events that are over, latest first; false: the others, earliest first. */
  readonly isPast: boolean;
  readonly events: readonly EventTeaser[];
  /** The past events in a list of coming ones, and the other way around; absent if there are none. */
  readonly otherPath?: string;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly previousPath?: string;
  readonly nextPath?: string;
}

export interface EventsCalendarView extends EventsViewBase {
  readonly design: 'calendar';
  /** `2027-01` */
  readonly month: string;
  /** Those of which a day is in the month, earliest first. */
  readonly events: readonly CalendarEvent[];
  /** The month before, and the one after; absent beyond the first and the last event. */
  readonly previousPath?: string;
  readonly nextPath?: string;
}

/** Data of the loader `blocks/events/events`. */
export type EventsView = EventsListView | EventsCalendarView;
