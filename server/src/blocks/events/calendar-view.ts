import type { EventsCalendarView } from 'shared-types/blocks/events/events';
import { calendarEvent } from './event-teaser';
import { changeOf, type EventsInput } from './events-input';
import { eventsPath } from './events-query';
import { dayIn, startOfDay } from '../../platform/time-zone/local-day';

/** The month in the URL, else that of the next event. Months before the first and after the last event are not offered. */
export function calendarView(input: EventsInput): Omit<EventsCalendarView, 'title' | 'tag' | 'feed'> {
  const { events, here, query } = input;
  const { month: own, ...change } = ownMonth(input);
  const [earliest = own] = [own, ...events.map(({ firstDay }) => monthOf(firstDay))].sort();
  const latest = [own, ...events.map(({ lastDay }) => monthOf(lastDay))].sort().at(-1) ?? own;
  const { month: wanted = own } = query;
  const month = wanted >= earliest && wanted <= latest ? wanted : own;
  const at = (other: string) => eventsPath(here, { ...query, month: other });
  return {
    design: 'calendar',
    month,
    events: events
      .filter(({ firstDay, lastDay }) => monthOf(firstDay) <= month && monthOf(lastDay) >= month)
      .map(calendarEvent),
    ...(month > earliest && { previousPath: at(monthBeside(month, -1)) }),
    ...(month < latest && { nextPath: at(monthBeside(month, 1)) }),
    ...change,
  };
}

/** The month that is shown without a parameter: the current one, or a later one if the next event is in it. */
function ownMonth({ events, now }: EventsInput): Pick<EventsCalendarView, 'month' | 'changesAt'> {
  const next = events.find(({ overAt }) => overAt > now);
  const timeZone = (next ?? events.at(-1))?.record.timeZone ?? 'UTC';
  const current = monthOf(dayIn(timeZone, now));
  const turnsAt = startOfDay(`${monthBeside(current, 1)}-01`, timeZone);
  const month = next && monthOf(next.firstDay) > current ? monthOf(next.firstDay) : current;
  return { month, ...changeOf([turnsAt, ...(next ? [next.overAt] : [])]) };
}

function monthOf(day: string): string {
  return day.slice(0, 'yyyy-mm'.length);
}

/** The month that is some months later; earlier if the number is negative. */
function monthBeside(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return monthOf(date.toISOString());
}
