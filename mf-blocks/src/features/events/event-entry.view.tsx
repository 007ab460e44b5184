import type { ReactElement } from 'react';
import type { EventTeaser } from 'shared-types/blocks/events/events';
import type { ViewHost } from 'shared-types/host/render-host';
import { EventWhen } from '../../parts/events/event-when.view';
import { dayOfMonth, shortMonth } from '../../parts/events/time-texts';
import { TagList } from '../../parts/journal/tag-list.view';
import { PictureImage } from '../../parts/picture/picture-image.view';
import type { messages } from './events.messages';

interface EventEntryProps {
  readonly event: EventTeaser;
  /** Level of its title's heading. */
  readonly level: 2 | 3;
  readonly host: ViewHost<typeof messages>;
}

const SIZES = '(width < 800px) 100vw, 14rem';
const RATIO = 3 / 2;

/** An event of the list. The picture has no alternative text, because the title is beside it. */
export function EventEntry({ event, level, host }: EventEntryProps): ReactElement {
  const Heading = `h${level}` as const;
  const { path, title, time, place, text, picture, tags } = event;
  const { locale } = host.context;
  return (
    <article className="blocks-events__event">
      <p className="blocks-events__leaf" aria-hidden="true">
        <span className="blocks-events__leaf-month">{shortMonth(time.firstDay, locale)}</span>{' '}
        <span className="blocks-events__leaf-day">{dayOfMonth(time.firstDay, locale)}</span>
      </p>
      <div className="blocks-events__content">
        <Heading className="blocks-events__title">
          <a className="blocks-events__link" href={path}>
            {title}
          </a>
        </Heading>
        <p className="blocks-events__when">
          <EventWhen time={time} locale={locale} />
        </p>
        {place && <p className="blocks-events__place">{place}</p>}
        {text && <p className="blocks-events__text">{text}</p>}
        <TagList tags={tags} label={host.text('tags')} />
      </div>
      {picture && (
        <PictureImage
          picture={{ ...picture, alt: '' }}
          image={host.image}
          className="blocks-events__picture"
          sizes={SIZES}
          aspectRatio={RATIO}
        />
      )}
    </article>
  );
}
