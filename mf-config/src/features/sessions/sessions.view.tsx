import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { SESSIONS_CALLS, type SessionEntry, type SessionsView } from 'shared-types/config/sessions';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ConfigForm } from '../../parts/config-form/config-form.view';
import { SettingsNotices } from '../../parts/settings-form/settings-notices.view';
import type { strings } from './sessions.strings';
import './sessions.css';

type Props = PropsOf<'config/sessions/list'>;
type SessionsHost = RenderHost<typeof strings>;

/** The account's sessions at this site, that of this browser first, and a button for each that ends it. */
export function element({ block, data, form }: Props, host: SessionsHost): ReactElement {
  const { entries, done } = data['config/sessions/list'];
  return (
    <div className="config-sessions">
      <p>
        <a className="config-sessions__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <SettingsNotices form={form} told={done && host.text('done', { done })} signIn={host.text('signIn')} />
      <ul className="config-sessions__list">
        {entries.map((entry) => (
          <Session key={entry.id} entry={entry} block={block.id} host={host} />
        ))}
      </ul>
      <Others entries={entries} block={block.id} host={host} />
      <p>
        <a className="config-sessions__home" href={CONFIG_PATH.forgottenPassword}>
          {host.text('forgotten')}
        </a>
      </p>
    </div>
  );
}

interface SessionProps {
  readonly entry: SessionEntry;
  readonly block: string;
  readonly host: SessionsHost;
}

function Session({ entry, block, host }: SessionProps): ReactElement {
  const { id, isCurrent, startedAt, startedText, usedAt, usedText } = entry;
  const { browser = host.text('unknownBrowser'), platform = 'unknown' } = entry;
  const device = host.text('device', { browser, platform });
  return (
    <li className="config-sessions__entry" data-session={id}>
      <h2 className="config-sessions__device">{device}</h2>
      {isCurrent && <p className="config-sessions__current">{host.text('current')}</p>}
      <dl className="config-sessions__times">
        <dt>{host.text('started')}</dt>
        <dd>
          <time dateTime={startedAt}>{startedText}</time>
        </dd>
        <dt>{host.text('used')}</dt>
        <dd>
          <time dateTime={usedAt}>{usedText}</time>
        </dd>
      </dl>
      <ConfigForm
        className="config-sessions__form"
        call={SESSIONS_CALLS.endSession}
        sends={{ block, page: CONFIG_PATH.sessions, session: id }}
        host={host}
      >
        <button
          type="submit"
          className="button button--quiet"
          aria-label={host.text('endLabel', { device, started: startedText })}
        >
          <span className="config-sessions__idle">{host.text('end')}</span>
          <span className="config-sessions__busy">{host.text('ending')}</span>
        </button>
      </ConfigForm>
    </li>
  );
}

function Others({ entries, block, host }: Pick<SessionsView, 'entries'> & Omit<SessionProps, 'entry'>): ReactElement {
  if (entries.every(({ isCurrent }) => isCurrent)) return <p>{host.text('only')}</p>;
  return (
    <ConfigForm
      className="config-sessions__form"
      call={SESSIONS_CALLS.endOtherSessions}
      sends={{ block, page: CONFIG_PATH.sessions }}
      host={host}
    >
      <button type="submit" className="button">
        <span className="config-sessions__idle">{host.text('endOthers')}</span>
        <span className="config-sessions__busy">{host.text('ending')}</span>
      </button>
    </ConfigForm>
  );
}
