import type { ReactElement } from 'react';
import type { CalendarEvent, EventsCalendarView } from 'shared-types/blocks/events/events';
import type { ViewHost } from 'shared-types/host/render-host';
import { dayOfMonth, startText, weekdayText } from '../../parts/events/time-texts';
import { dayText } from '../../parts/journal/day-text';
import type { messages } from './events.messages';
import { monthGrid } from './month-grid';
import { firstWeekday, weekdayNames } from './week-of-locale';

interface EventCalendarProps {
  readonly view: EventsCalendarView;
  /** Links to other months lead to this block of the page. */
  readonly blockId: string;
  readonly host: ViewHost<typeof messages>;
}

/** A month as a table of its weeks; where it is narrow, its style makes a list of the days with events. */
export function EventCalendar({ view, blockId, host }: EventCalendarProps): ReactElement {
  const { month, events } = view;
  const { locale } = host.context;
  return (
    <>
      <Months view={view} blockId={blockId} host={host} />
      <table className="blocks-events__month">
        <caption className="blocks-events__caption">{dayText(month, locale)}</caption>
        <thead className="blocks-events__weekdays">
          <tr>
            {weekdayNames(locale).map(({ short, long }) => (
              <th key={long} className="blocks-events__weekday" scope="col">
                <span className="visually-hidden">{long}</span>
                <span aria-hidden="true">{short}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month, firstWeekday(locale)).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <Day key={place} day={day} events={events} locale={locale} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {events.length === 0 && <p>{host.text('emptyMonth')}</p>}
    </>
  );
}

function Months({ view, blockId, host }: EventCalendarProps): ReactElement | null {
  const { previousPath, nextPath } = view;
  if (!previousPath && !nextPath) return null;
  return (
    <nav className="blocks-events__ways blocks-events__ways--months" aria-label={host.text('months')}>
      {previousPath && (
        <a className="button button--quiet" href={`${previousPath}#block-${blockId}`} rel="prev">
          {host.text('previousMonth')}
        </a>
      )}
      {nextPath && (
        <a className="button button--quiet" href={`${nextPath}#block-${blockId}`} rel="next">
          {host.text('nextMonth')}
        </a>
      )}
    </nav>
  );
}

interface DayProps {
  /** Undefined in the place of another month's day. */
  readonly day: string | undefined;
  /** Those of the month. */
  readonly events: readonly CalendarEvent[];
  readonly locale: string;
}

const LIST = { role: 'list' };

/** An event of several days stands on each of them, with its time on the first. */
function Day({ day, events, locale }: DayProps): ReactElement {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The cell is no control, and another month's day has no text.
  if (day === undefined) return <td className="blocks-events__day blocks-events__day--other" />;
  const own = events.filter(({ time }) => time.firstDay <= day && day <= time.lastDay);
  const number = dayOfMonth(day, locale);
  if (own.length === 0)
    return (
      <td className="blocks-events__day blocks-events__day--free">
        <time dateTime={day}>{number}</time>
      </td>
    );
  return (
    <td className="blocks-events__day">
      <time dateTime={day}>
        <span className="blocks-events__number">{number}</span>
        <span className="blocks-events__date">{weekdayText(day, locale)}</span>
      </time>
      <ul className="blocks-events__of-day" {...LIST}>
        {own.map((event) => (
          <li key={event.path}>
            <a className="blocks-events__day-link" href={event.path}>
              {event.time.firstDay === day && <StartTime event={event} locale={locale} />}
              {event.title}
            </a>
          </li>
        ))}
      </ul>
    </td>
  );
}

function StartTime({ event, locale }: { readonly event: CalendarEvent; readonly locale: string }): ReactElement | null {
  const start = startText(event.time, locale);
  if (!start) return null;
  return (
    <>
      <time className="blocks-events__start" dateTime={start.dateTime}>
        {start.text}
      </time>{' '}
    </>
  );
}
