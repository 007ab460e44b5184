import type { ReactElement } from 'react';
import type { EventsListView } from 'shared-types/blocks/events/events';
import type { ViewHost } from 'shared-types/host/render-host';
import { EventEntry } from './event-entry.view';
import type { messages } from './events.messages';

interface EventListProps {
  readonly view: EventsListView;
  /** Level of the headings of events. */
  readonly level: 2 | 3;
  readonly host: ViewHost<typeof messages>;
}

const LIST = { role: 'list' };

/** Events one after the other, with the ways to the other pages and to those that are over. */
export function EventList({ view, level, host }: EventListProps): ReactElement {
  const { events, isPast, otherPath } = view;
  const isEmpty = events.length === 0;
  return (
    <>
      {isPast ? (
        <p className="blocks-events__chosen">
          {host.text(isEmpty ? 'emptyPast' : 'isPast')} {otherPath && <a href={otherPath}>{host.text('coming')}</a>}
        </p>
      ) : (
        isEmpty && <p className="blocks-events__chosen">{host.text('empty')}</p>
      )}
      {!isEmpty && (
        <ul className="blocks-events__list" {...LIST}>
          {events.map((event) => (
            <li key={event.path}>
              <EventEntry event={event} level={level} host={host} />
            </li>
          ))}
        </ul>
      )}
      <Pages view={view} host={host} />
      {!isPast && otherPath && (
        <a className="blocks-events__more" href={otherPath}>
          {host.text('past')}
        </a>
      )}
    </>
  );
}

function Pages({ view, host }: Pick<EventListProps, 'view' | 'host'>): ReactElement | null {
  const { page, pages, previousPath, nextPath } = view;
  if (pages === 1) return null;
  return (
    <nav className="blocks-events__ways" aria-label={host.text('pages')}>
      {previousPath && (
        <a className="button button--quiet" href={previousPath} rel="prev">
          {host.text('previous')}
        </a>
      )}
      <span>{host.text('page', { page, pages })}</span>
      {nextPath && (
        <a className="button button--quiet" href={nextPath} rel="next">
          {host.text('next')}
        </a>
      )}
    </nav>
  );
}
