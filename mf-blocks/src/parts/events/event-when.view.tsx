import type { ReactElement } from 'react';
import type { EventTime } from 'shared-types/blocks/events/events';
import { timeTexts } from './time-texts';

interface EventWhenProps {
  readonly time: EventTime;
  readonly locale: string;
}

/** When an event takes place, from – to. */
export function EventWhen({ time, locale }: EventWhenProps): ReactElement {
  const [start, end] = timeTexts(time, locale);
  return (
    <>
      <time dateTime={start.dateTime}>{start.text}</time>
      {end && (
        <>
          {' – '}
          <time dateTime={end.dateTime}>{end.text}</time>
        </>
      )}
    </>
  );
}
