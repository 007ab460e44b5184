import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { RemoteChange, RemoteDifference } from 'shared-types/admin/remotes';
import type { RenderHost } from 'shared-types/host/render-host';
import type { messages } from './remote-changes.messages';
import './remote-changes.css';

type ChangeMessages = Readonly<Record<keyof typeof messages, string>>;

interface RemoteChangesProps {
  readonly changes: readonly RemoteChange[];
  readonly host: RenderHost<ChangeMessages>;
  /** If true, the list is about several remotes, and each change names its remote. */
  readonly isMixed?: boolean;
}

/** Changes, newest first, with reason, author and time. */
export function RemoteChanges({ changes, host, isMixed = false }: RemoteChangesProps): ReactElement {
  if (changes.length === 0) return <p>{host.text('noChanges')}</p>;
  return (
    <ol className="admin-remote-changes">
      {changes.map((change) => (
        <li key={change.serial} className="admin-remote-changes__entry">
          {isMixed && (
            <a
              className="admin-remote-changes__remote"
              href={ADMIN_PATH.remote.replace('{token}', change.remote)}
              dir="ltr"
            >
              {change.remote}
            </a>
          )}
          {change.differences.map((difference) => (
            <span key={JSON.stringify(difference)}>{differenceText(difference, host)}</span>
          ))}
          {change.undoes !== undefined && <span>{host.text('undoes', { serial: String(change.undoes) })}</span>}
          <q className="admin-remote-changes__reason" dir="auto">
            {change.reason}
          </q>
          <span className="admin-muted">
            <bdi>{change.who}</bdi>, <time dateTime={change.at}>{change.atText}</time>
          </span>
        </li>
      ))}
    </ol>
  );
}

const SWITCHES = { code: 'codeChange', html: 'htmlChange', follow: 'followChange' } as const;

function differenceText(difference: RemoteDifference, { text }: RenderHost<ChangeMessages>): string {
  switch (difference.kind) {
    case 'first':
      return text('versionChange', { from: 'none', to: difference.to });
    case 'version':
      return text('versionChange', { from: difference.from, to: difference.to });
    case 'canary':
      return text('canaryChange', { percent: difference.percent, version: difference.version });
    case 'canary-ended':
      return text('canaryEnded', { version: difference.version });
    case 'pin':
      return text('pinChange', { site: difference.site, version: difference.version });
    case 'off-at':
      return text('offAtChange', { site: difference.site });
    case 'on-at':
      return text('onAtChange', { site: difference.site });
    case 'unpin':
      return text('unpinChange', { site: difference.site });
    default:
      return text(SWITCHES[difference.kind], { on: difference.isOn ? 'yes' : 'no' });
  }
}
