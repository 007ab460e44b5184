import type { ReactElement } from 'react';
import { EVENT_PARTS, type EventView } from 'shared-types/blocks/events/event';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { EventWhen } from '../../parts/events/event-when.view';
import { TagList } from '../../parts/journal/tag-list.view';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './event.messages';
import './event.css';

interface EventProps {
  readonly view: EventView;
  readonly host: ViewHost<typeof messages>;
}

export function element({ block, data }: PropsOf<'blocks/event/event'>, host: ViewHost<typeof messages>): ReactElement {
  const view = data['blocks/event/event'];
  const part = readSettings(block.settings).oneOf('part', EVENT_PARTS);
  return part === 'heading' ? <Heading view={view} host={host} /> : <Neighbours view={view} host={host} />;
}

function Heading({ view, host }: EventProps): ReactElement {
  const { title, time, place, address, tags, calendarPath } = view;
  return (
    <header className="blocks-event">
      <h1 className="blocks-event__title">{title}</h1>
      <dl className="blocks-event__facts">
        <div className="blocks-event__fact">
          <dt className="blocks-event__name">{host.text('when')}</dt>
          <dd className="blocks-event__value">
            <EventWhen time={time} locale={host.context.locale} />
          </dd>
        </div>
        {(place ?? address) && (
          <div className="blocks-event__fact">
            <dt className="blocks-event__name">{host.text('where')}</dt>
            {place && <dd className="blocks-event__value">{place}</dd>}
            {address && <dd className="blocks-event__value">{address}</dd>}
          </div>
        )}
      </dl>
      <TagList tags={tags} label={host.text('tags')} />
      {calendarPath && (
        <a className="button button--quiet blocks-event__calendar" href={calendarPath}>
          {host.text('calendar')}
        </a>
      )}
    </header>
  );
}

function Neighbours({ view: { earlier, later, collection }, host }: EventProps): ReactElement {
  return (
    <nav className="blocks-event__neighbours" aria-label={host.text('neighbours')}>
      {earlier && (
        <a className="blocks-event__neighbour" href={earlier.path} rel="prev">
          <span className="blocks-event__way">{host.text('earlier')}</span> {earlier.name}
        </a>
      )}
      {later && (
        <a className="blocks-event__neighbour blocks-event__neighbour--later" href={later.path} rel="next">
          <span className="blocks-event__way">{host.text('later')}</span> {later.name}
        </a>
      )}
      <a className="blocks-event__all" href={collection.path}>
        {host.text('all')}
      </a>
    </nav>
  );
}
