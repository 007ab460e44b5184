import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SESSIONS_CALLS, type SessionEntry, type SessionsView } from 'shared-types/admin/people/sessions';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { SettingsNotices } from '../../parts/settings-form/settings-notices.view';
import type { messages } from './sessions.messages';
import './sessions.css';

type Props = PropsOf<'admin/sessions/list'>;
type SessionsHost = RenderHost<typeof messages>;

/** The account's sessions on this site, the current one first, each with a button that ends it. */
export function element({ block, data, form }: Props, host: SessionsHost): ReactElement {
  const { entries, done } = data['admin/sessions/list'];
  return (
    <div className="admin-sessions">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <SettingsNotices form={form} notice={done && host.text('done', { done })} signIn={host.text('signIn')} />
      <ul className="admin-sessions__list">
        {entries.map((entry) => (
          <Session key={entry.id} entry={entry} block={block.id} host={host} />
        ))}
      </ul>
      <Others entries={entries} block={block.id} host={host} />
      <p>
        <a className="admin-sessions__link" href={ADMIN_PATH.forgottenPassword}>
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
    <li className="admin-sessions__entry" data-session={id}>
      <h2 className="admin-sessions__device">{device}</h2>
      {isCurrent && <p className="admin-sessions__current">{host.text('current')}</p>}
      <dl className="admin-sessions__times">
        <dt>{host.text('started')}</dt>
        <dd>
          <time dateTime={startedAt}>{startedText}</time>
        </dd>
        <dt>{host.text('used')}</dt>
        <dd>
          <time dateTime={usedAt}>{usedText}</time>
        </dd>
      </dl>
      <AdminForm
        className="admin-sessions__form"
        call={SESSIONS_CALLS.endSession}
        sends={{ block, page: ADMIN_PATH.sessions, session: id }}
        host={host}
      >
        <button
          type="submit"
          className="button button--quiet"
          aria-label={host.text('endLabel', { device, started: startedText })}
        >
          <span className="admin-sessions__idle">{host.text('end')}</span>
          <span className="admin-sessions__busy">{host.text('ending')}</span>
        </button>
      </AdminForm>
    </li>
  );
}

function Others({ entries, block, host }: Pick<SessionsView, 'entries'> & Omit<SessionProps, 'entry'>): ReactElement {
  if (entries.every(({ isCurrent }) => isCurrent)) return <p>{host.text('only')}</p>;
  return (
    <AdminForm
      className="admin-sessions__form"
      call={SESSIONS_CALLS.endOtherSessions}
      sends={{ block, page: ADMIN_PATH.sessions }}
      host={host}
    >
      <button type="submit" className="button">
        <span className="admin-sessions__idle">{host.text('endOthers')}</span>
        <span className="admin-sessions__busy">{host.text('ending')}</span>
      </button>
    </AdminForm>
  );
}
