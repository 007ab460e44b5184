import type { ReactElement } from 'react';
import type { CountdownSettings } from 'shared-types/blocks/basic/countdown';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { readSettings } from '../../parts/settings/settings';
import type { messages } from './countdown.messages';
import { momentOf } from './moment';
import { TIME_UNITS, type TimeUnit } from './time-left';
import './countdown.css';

type CountdownHost = RenderHost<typeof messages>;

/** A moment and its heading. The script counts down to it; what is shown afterwards has the same place. */
export function element({ block }: PropsOf, host: CountdownHost): ReactElement {
  const settings = readCountdown(block.settings);
  const { heading, headingLevel, until, timeZone } = settings;
  const Heading = `h${headingLevel}` as const;
  const moment = momentOf(until, timeZone);
  return (
    <div className="blocks-countdown">
      {heading && <Heading className="blocks-countdown__heading">{heading}</Heading>}
      {moment !== undefined && (
        <>
          <p className="blocks-countdown__moment">
            <Moment moment={moment} timeZone={timeZone} locale={host.context.locale} />
          </p>
          <Stage moment={moment} settings={settings} host={host} />
        </>
      )}
    </div>
  );
}

function readCountdown(value: unknown): Required<CountdownSettings> {
  const settings = readSettings(value);
  return {
    until: settings.text('until'),
    timeZone: settings.optionalText('timeZone') ?? 'UTC',
    heading: settings.optionalText('heading') ?? '',
    headingLevel: settings.oneOf('headingLevel', [2, 3]),
    afterText: settings.optionalText('afterText') ?? '',
    showSince: settings.flag('showSince'),
  };
}

interface MomentProps {
  readonly moment: number;
  readonly timeZone: string;
  readonly locale: string;
}

function Moment({ moment, timeZone, locale }: MomentProps): ReactElement {
  const date = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return (
    <time dateTime={new Date(moment).toISOString()}>
      {new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }).format(moment)}
    </time>
  );
}

interface StageProps {
  readonly moment: number;
  readonly settings: Required<CountdownSettings>;
  readonly host: CountdownHost;
}

/** The clock and what follows it; the script shows one of them. */
function Stage({ moment, settings: { afterText, showSince, timeZone }, host }: StageProps): ReactElement {
  return (
    <div className="blocks-countdown__stage" data-countdown={moment}>
      <p className="blocks-countdown__clock" role="timer">
        {(Object.keys(TIME_UNITS) as TimeUnit[]).map((unit) => (
          <span key={unit} className="blocks-countdown__unit">
            <span className="blocks-countdown__number" data-countdown-number={unit}>
              0
            </span>{' '}
            <span data-countdown-name={unit}>{host.text(unit, { n: 0 })}</span>{' '}
          </span>
        ))}
      </p>
      <p className="blocks-countdown__after">
        {afterText || host.text('after')}
        {showSince && (
          <span className="blocks-countdown__since" data-countdown-since="">
            {' '}
            <Moment moment={moment} timeZone={timeZone} locale={host.context.locale} />
          </span>
        )}
      </p>
    </div>
  );
}
