import type { ReactElement } from 'react';
import { PAGE_SETTINGS_CALLS } from 'shared-types/admin/pages/page-settings';
import { AdminForm } from '../../parts/admin-form/admin-form.view';
import { ownPath, type SettingsProps } from './settings-props';

/** Creates and revokes links that show the draft to others. A new link is shown once. */
export function PagePreviewView({ block, view, host }: SettingsProps): ReactElement {
  const { text } = host;
  const { count, untilText = '' } = view.previewLinks;
  const sends = { block, page: ownPath(view), pageId: view.id };
  return (
    <section className="admin-page-settings__part">
      <h2>{text('preview')}</h2>
      <p className="admin-muted">{text('previewHint')}</p>
      <p>{text('links', { count, until: untilText })}</p>
      <AdminForm call={PAGE_SETTINGS_CALLS.createPreviewLink} sends={sends} host={host}>
        <p className="form-error" data-form-error="" tabIndex={-1} />
        <p className="admin-page-settings__link" data-form-message="" role="status" tabIndex={-1} hidden />
        <button type="submit" className="button button--quiet">
          {text('createLink')}
        </button>
      </AdminForm>
      {count > 0 && (
        <AdminForm call={PAGE_SETTINGS_CALLS.revokePreviewLinks} sends={sends} host={host}>
          <p className="form-error" data-form-error="" tabIndex={-1} />
          <button type="submit" className="button button--quiet">
            {text('revokeLinks')}
          </button>
        </AdminForm>
      )}
    </section>
  );
}
