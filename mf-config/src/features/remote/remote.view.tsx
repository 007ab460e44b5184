import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { REMOTE_CALLS } from 'shared-types/config/remote';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { RemoteChanges } from '../../parts/remote-changes/remote-changes.view';
import { RemoteActForm } from './remote-act-form.view';
import { OwnInputs } from './own-inputs.view';
import { FOCUSED, type RemotePartProps } from './remote-host';
import type { strings } from './remote.strings';
import './remote.css';

/** One remote: how it stands, what can be done with it, each by a form of its own, and what was changed. */
export function element(
  { block, data, form }: PropsOf<'config/remote/remote'>,
  host: RenderHost<typeof strings>,
): ReactElement {
  const view = data['config/remote/remote'];
  const part = { block: block.id, view, form, host };
  return (
    <div className="config-remote">
      <p>
        <a className="config-remote__home" href={CONFIG_PATH.remotes}>
          {host.text('remotes')}
        </a>
      </p>
      <h1 className="config-remote__title" dir="ltr">
        {view.name}
      </h1>
      <Told {...part} />
      <Facts {...part} />
      {view.acts.length > 0 && (
        <div>
          {view.acts.map((act) => (
            <RemoteActForm key={act} {...part} act={act} />
          ))}
        </div>
      )}
      <section className="config-remote__part" aria-labelledby={`${block.id}-changes`}>
        <h2 id={`${block.id}-changes`}>{host.text('changes')}</h2>
        <Undo {...part} />
        <RemoteChanges changes={view.changes} host={host} />
      </section>
      <Versions {...part} />
    </div>
  );
}

/** What has happened, or why not. It takes the focus of the page that comes back. */
function Told({ form, host: { text } }: RemotePartProps): ReactElement | null {
  if (form?.question !== undefined) return null;
  if (form?.message !== undefined)
    return (
      <div className="form-error" role="alert" {...FOCUSED}>
        <p>{form.message}</p>
      </div>
    );
  if (!form?.done || !form.isFirst) return null;
  return (
    <p className="config-remote__told" role="status" {...FOCUSED}>
      {text('done')}
    </p>
  );
}

function Facts({ view, host: { text } }: RemotePartProps): ReactElement {
  const { version, publishedText = '', enabled, renders, isFollowing, canary, pins, offAt, errors } = view;
  const row = (name: string, value: ReactNode) => (
    <div className="config-remote__row">
      <dt className="config-remote__note">{name}</dt>
      <dd className="config-remote__value">{value}</dd>
    </div>
  );
  return (
    <dl className="config-remote__facts">
      {row(text('state'), text('stateIs', { state: enabled ? 'on' : renders ? 'off' : 'gone' }))}
      {row(text('live'), version === null ? text('neverLive') : text('liveIs', { version, at: publishedText }))}
      {row(text('next'), text(isFollowing ? 'follow' : 'stays'))}
      {canary && row(text('share'), text('canaryIs', { percent: canary.percent, version: canary.version }))}
      {pins.length > 0 &&
        row(
          text('sites'),
          pins.map(({ site, version }) => <div key={site}>{text('pinIs', { site, version })}</div>),
        )}
      {offAt.length > 0 && row(text('offSites'), offAt.join(', '))}
      {row(text('errors'), String(errors))}
    </dl>
  );
}

/** The last change can be taken back by one click. */
function Undo(part: RemotePartProps): ReactElement | null {
  const { view, host } = part;
  if (!view.isUndoable || view.acts.length === 0) return null;
  const { method, path } = REMOTE_CALLS.undoRemoteChange;
  return (
    <form className="config-remote__form" method={method} action={path}>
      <OwnInputs {...part} />
      <input type="hidden" name="serial" value={view.seen} />
      <div className="config-remote__actions">
        <button className="button button--quiet">{host.text('undo')}</button>
      </div>
    </form>
  );
}

function Versions({ block, view: { versions }, host: { text } }: RemotePartProps): ReactElement {
  return (
    <section className="config-remote__part" aria-labelledby={`${block}-versions`}>
      <h2 id={`${block}-versions`}>{text('versions')}</h2>
      <ul className="config-remote__versions">
        {versions.map(({ version, publishedText, isLive }) => (
          <li key={version}>
            {text('liveIs', { version, at: publishedText })}
            {isLive && <strong className="config-remote__mark">{text('liveNow')}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
}
