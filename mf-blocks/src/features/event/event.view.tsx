import type { ReactElement } from 'react';
import { EVENT_PARTS, type EventView } from 'shared-types/blocks/events/event';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { Neighbours } from '../../parts/neighbours/neighbours.view';
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
  return part === 'heading' ? <Heading view={view} host={host} /> : <EventNeighbours view={view} host={host} />;
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

function EventNeighbours({ view: { earlier, later, collection }, host: { text } }: EventProps): ReactElement {
  return (
    <Neighbours
      label={text('neighbours')}
      previous={{ text: text('earlier'), page: earlier }}
      next={{ text: text('later'), page: later }}
      all={{ text: text('all'), path: collection.path }}
    />
  );
}
