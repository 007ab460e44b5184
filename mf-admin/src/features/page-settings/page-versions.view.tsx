import type { ReactElement } from 'react';
import { PAGE_SETTINGS_CALLS, type ListedVersion } from 'shared-types/admin/pages/page-settings';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { ownPath, type SettingsProps } from './settings-props';

/** The published versions, newest first, with what each has changed. */
export function PageVersionsView(props: SettingsProps): ReactElement {
  const { view, host } = props;
  return (
    <section className="admin-page-settings__part">
      <h2>{host.text('versions')}</h2>
      {view.versions.length === 0 ? (
        <p>{host.text('noVersions')}</p>
      ) : (
        <ol className="admin-page-settings__versions">
          {view.versions.map((version) => (
            <Version key={version.number} {...props} version={version} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Version({
  block,
  view,
  host,
  version: { number, by, atText, note, changes, isCurrent },
}: SettingsProps & { readonly version: ListedVersion }): ReactElement {
  const { text } = host;
  return (
    <li className="admin-page-settings__version">
      <h3>{text('version', { number })}</h3>
      <p className="admin-muted">
        {by === undefined ? text('imported', { time: atText }) : text('versionBy', { time: atText, by })}
      </p>
      {note !== undefined && <p dir="auto">{note}</p>}
      {changes.length > 0 && <p>{text('changes', { list: changes.join(', ') })}</p>}
      {isCurrent && <p className="admin-muted">{text('isCurrent')}</p>}
      {view.mayPublish && (!isCurrent || view.isChanged) && (
        <AdminForm
          call={PAGE_SETTINGS_CALLS.restoreVersion}
          sends={{ block, page: ownPath(view), pageId: view.id, number: String(number) }}
          host={host}
        >
          <p className="form-error" data-form-error="" tabIndex={-1} />
          <button type="submit" className="button button--quiet">
            {text('restore')}
            <span className="visually-hidden"> {text('ofVersion', { number })}</span>
          </button>
        </AdminForm>
      )}
    </li>
  );
}
