import { EVENTS_PARAMETER, SHOW_PAST } from 'shared-types/blocks/events/events';
import { PAGE_RECORD_LIMIT } from 'shared-types/site/page/page-record';
import { nameKey } from '../../site/catalogue/category-name';

/** What the URL of a page says about its events. */
export interface EventsQuery {
  /** Key of a tag. */
  readonly tag?: string;
  /** True for a list of the events that are over. */
  readonly isPast: boolean;
  /** Page of the list, from 1. */
  readonly page: number;
  /** Month of the calendar, `2027-01`. */
  readonly month?: string;
}

const PAGE = /^[1-9]\d{0,3}$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Reads the parameters; invalid ones are ignored. */
export function readEventsQuery(query: URLSearchParams): EventsQuery {
  const of = (name: keyof typeof EVENTS_PARAMETER) => query.get(EVENTS_PARAMETER[name]) ?? '';
  const [tag, page, month] = [nameKey(of('tag')), of('page'), of('month')];
  return {
    ...(tag !== '' && tag.length <= PAGE_RECORD_LIMIT.tag && { tag }),
    isPast: of('show') === SHOW_PAST,
    page: PAGE.test(page) ? Number(page) : 1,
    ...(MONTH.test(month) && { month }),
  };
}

/** The parameters as a normalized query; empty for what the page shows by itself. */
export function writeEventsQuery({ tag, isPast, page, month }: EventsQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (tag !== undefined) query.append(EVENTS_PARAMETER.tag, tag);
  if (isPast) query.append(EVENTS_PARAMETER.show, SHOW_PAST);
  if (page > 1) query.append(EVENTS_PARAMETER.page, String(page));
  if (month !== undefined) query.append(EVENTS_PARAMETER.month, month);
  return query;
}

/** Path with the parameters. */
export function eventsPath(path: string, query: EventsQuery): string {
  const text = writeEventsQuery(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
