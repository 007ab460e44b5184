import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { REMOTES_CALLS, type RemoteStatus } from 'shared-types/admin/remotes';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { RemoteChanges } from '../../parts/remote-changes/remote-changes.view';
import { RemoteTroubles } from '../../parts/remote-troubles/remote-troubles.view';
import type { messages } from './remotes.messages';
import './remotes.css';

type RemotesHost = RenderHost<typeof messages>;

/** Every remote with its status, and the recent changes below. */
export function element({ data }: PropsOf<'admin/remotes/list'>, host: RemotesHost): ReactElement {
  const { remotes, changes, troubles } = data['admin/remotes/list'];
  const { text } = host;
  return (
    <div className="admin-remotes">
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <RemoteTroubles troubles={troubles} host={host} />
      <ul className="admin-remotes__list">
        {remotes.map((remote) => (
          <Entry key={remote.name} remote={remote} host={host} />
        ))}
      </ul>
      <h2>{text('changes')}</h2>
      <RemoteChanges changes={changes} host={host} isMixed />
      {changes.length > 0 && (
        <p>
          <a href={REMOTES_CALLS.getRemoteChanges.path}>{text('file')}</a>
        </p>
      )}
    </div>
  );
}

function Entry({
  remote,
  host: { text },
}: {
  readonly remote: RemoteStatus;
  readonly host: RemotesHost;
}): ReactElement {
  const {
    name,
    version,
    publishedText = '',
    enabled,
    renders,
    isFollowing,
    canary,
    pins,
    offAt,
    errors,
    startText: start,
  } = remote;
  const state = enabled ? 'on' : renders ? 'off' : 'gone';
  return (
    <li className="admin-remotes__entry" data-state={state}>
      <a className="admin-remotes__name" href={ADMIN_PATH.remote.replace('{token}', name)} dir="ltr">
        {name}
      </a>
      <strong>{text('state', { state })}</strong>
      <span>{version === null ? text('neverLive') : text('version', { version, at: publishedText })}</span>
      {canary && <span>{text('canary', { percent: canary.percent, version: canary.version })}</span>}
      {pins.length > 0 && <span>{text('pins', { count: pins.length })}</span>}
      {offAt.length > 0 && <strong>{text('offAt', { count: offAt.length })}</strong>}
      <span className="admin-muted">{text(isFollowing ? 'follow' : 'stays')}</span>
      <span className="admin-muted">{text('errors', { count: errors })}</span>
      {start !== undefined && <span className="admin-muted">{text('starts', { start })}</span>}
    </li>
  );
}
