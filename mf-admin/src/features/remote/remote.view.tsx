import type { ReactElement } from 'react';
import { REMOTE_CALLS, type RecentVersion } from 'shared-types/admin/remote';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { RemoteChanges } from '../../parts/remote-changes/remote-changes.view';
import { RemoteTroubles } from '../../parts/remote-troubles/remote-troubles.view';
import { RemoteActForm } from './remote-act-form.view';
import { ownValues, type RemotePartProps } from './remote-host';
import { RemoteTyped } from './remote-typed.view';
import type { messages } from './remote.messages';
import './remote.css';

/** A remote: its status, actions with one form each, and history. After a session has ended, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/remote/remote'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/remote/remote'];
  const part = { block: block.id, view, form, host };
  return (
    <DetailPage title={view.name} isCode>
      {view.isSignedOut ? <RemoteTyped {...part} /> : <Remote {...part} />}
    </DetailPage>
  );
}

function Remote(part: RemotePartProps): ReactElement {
  const { block, view, form, host } = part;
  return (
    <>
      <Notice form={form} done={host.text('done')} />
      <RemoteTroubles troubles={view.troubles} host={host} />
      <RemoteDetails {...part} />
      {view.acts.length > 0 && (
        <div>
          {view.acts.map((act) => (
            <RemoteActForm key={act} {...part} act={act} />
          ))}
        </div>
      )}
      <section className="admin-detail-page__part" aria-labelledby={`block-${block}-changes`}>
        <h2 id={`block-${block}-changes`}>{host.text('changes')}</h2>
        <Undo {...part} />
        <RemoteChanges changes={view.changes} host={host} />
      </section>
      <Versions {...part} />
    </>
  );
}

function RemoteDetails({ view, host: { text } }: RemotePartProps): ReactElement {
  const { version, publishedText = '', enabled, renders, isFollowing, canary, pins, offAt, errors } = view;
  const sites = pins.map(({ site, version: own }) => <div key={site}>{text('pinIs', { site, version: own })}</div>);
  return (
    <Facts
      facts={[
        [text('state'), text('stateIs', { state: enabled ? 'on' : renders ? 'off' : 'gone' })],
        [text('live'), version === null ? text('neverLive') : text('liveIs', { version, at: publishedText })],
        [text('next'), text(isFollowing ? 'follow' : 'stays')],
        canary && [text('share'), text('canaryIs', { percent: canary.percent, version: canary.version })],
        sites.length > 0 && [text('sites'), sites],
        offAt.length > 0 && [text('offSites'), offAt.join(', ')],
        [text('errors'), String(errors)],
      ]}
    />
  );
}

/** Undoes the last change with one click. */
function Undo(part: RemotePartProps): ReactElement | null {
  const { view, host } = part;
  if (!view.isUndoable || view.acts.length === 0) return null;
  const { method, path } = REMOTE_CALLS.undoRemoteChange;
  return (
    <form className="admin-detail-page__form" method={method} action={path}>
      <HiddenInputs values={{ ...ownValues(part), serial: String(view.seen) }} />
      <div className="admin-detail-page__actions">
        <button type="submit" className="button button--quiet">
          {host.text('undo')}
        </button>
      </div>
    </form>
  );
}

function Versions({ block, view: { version: live, versions }, host: { text } }: RemotePartProps): ReactElement {
  return (
    <section className="admin-detail-page__part" aria-labelledby={`block-${block}-versions`}>
      <h2 id={`block-${block}-versions`}>{text('versions')}</h2>
      <ul className="admin-remote__versions">
        {versions.map(({ version, publishedText: at, deployedBy, recent }) => (
          <li key={version}>
            {text('liveIs', { version, at })}
            {deployedBy !== undefined && `, ${text('by', { who: deployedBy })}`}
            {version === live && <strong className="admin-remote__mark">{text('liveNow')}</strong>}
            {recent && <div className="admin-remote__recent">{recentText(recent, text)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function recentText(
  { shareText: share = '', startText: start, errors }: RecentVersion,
  text: RemotePartProps['host']['text'],
): string {
  return text('recent', { measured: start === undefined ? 'no' : 'yes', share, start: start ?? '', errors });
}
