import type { ReactElement } from 'react';
import type { EventsView } from 'shared-types/blocks/events/events';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { EventCalendar } from './event-calendar.view';
import { EventList } from './event-list.view';
import type { messages } from './events.messages';
import './events.css';

/** The events of a page as a list or a calendar. */
export function element(
  { block, data }: PropsOf<'blocks/events/events'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['blocks/events/events'];
  const { title, design, tag, feed } = view;
  return (
    <section className="blocks-events" {...refreshOf(view)}>
      {title && <h2 className="blocks-events__heading">{title}</h2>}
      {tag && (
        <p className="blocks-events__chosen">
          {host.text('chosenTag', { name: tag.name })} <a href={tag.path}>{host.text('all')}</a>
        </p>
      )}
      {design === 'list' ? (
        <EventList view={view} level={title ? 3 : 2} host={host} />
      ) : (
        <EventCalendar view={view} blockId={block.id} host={host} />
      )}
      {feed && (
        <a className="blocks-events__more" href={feed.path}>
          {host.text('feed')}
        </a>
      )}
    </section>
  );
}

/** What the effects read: only a list of coming events must be refreshed. */
function refreshOf(view: EventsView): Readonly<Record<`data-${string}`, string>> {
  if (view.design !== 'list' || view.isPast || view.changesAt === undefined) return {};
  return {
    'data-changes-at': view.changesAt,
    ...(view.collectionId !== undefined && { 'data-collection': view.collectionId }),
  };
}
