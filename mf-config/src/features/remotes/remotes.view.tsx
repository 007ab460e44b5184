import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { REMOTES_CALLS, type RemoteStanding } from 'shared-types/config/remotes';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { RemoteChanges } from '../../parts/remote-changes/remote-changes.view';
import { RemoteTroubles } from '../../parts/remote-troubles/remote-troubles.view';
import type { strings } from './remotes.strings';
import './remotes.css';

type RemotesHost = RenderHost<typeof strings>;

/** Every remote as it stands, and below them what was changed last. */
export function element({ data }: PropsOf<'config/remotes/list'>, host: RemotesHost): ReactElement {
  const { remotes, changes, troubles } = data['config/remotes/list'];
  const { text } = host;
  return (
    <div className="config-remotes">
      <p>
        <a className="config-remotes__home" href={CONFIG_PATH.home}>
          {text('home')}
        </a>
      </p>
      <h1>{text('title')}</h1>
      <p>{text('intro')}</p>
      <RemoteTroubles troubles={troubles} host={host} />
      <ul className="config-remotes__list">
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
  readonly remote: RemoteStanding;
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
    <li className="config-remotes__entry" data-state={state}>
      <a className="config-remotes__name" href={CONFIG_PATH.remote.replace('{token}', name)} dir="ltr">
        {name}
      </a>
      <strong>{text('state', { state })}</strong>
      <span>{version === null ? text('neverLive') : text('version', { version, at: publishedText })}</span>
      {canary && <span>{text('canary', { percent: canary.percent, version: canary.version })}</span>}
      {pins.length > 0 && <span>{text('pins', { count: pins.length })}</span>}
      {offAt.length > 0 && <strong>{text('offAt', { count: offAt.length })}</strong>}
      <span className="config-remotes__note">{text(isFollowing ? 'follow' : 'stays')}</span>
      <span className="config-remotes__note">{text('errors', { count: errors })}</span>
      {start !== undefined && <span className="config-remotes__note">{text('starts', { start })}</span>}
    </li>
  );
}
