import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { PAGE_DRAFT_PATH } from 'shared-types/admin/pages/page-draft';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { Toast } from '../../parts/toast/toast.view';
import { isTyped, type SettingsProps } from './settings-props';
import { PagePreviewView } from './page-preview.view';
import { PagePublishView } from './page-publish.view';
import { PageVersionsView } from './page-versions.view';
import { SettingsFields } from './settings-fields.view';
import type { messages } from './page-settings.messages';
import './page-settings.css';

/** The settings of a page, and what can be done with its draft. */
export function element(
  { block, data, form }: PropsOf<'admin/page-settings/page'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/page-settings/page'];
  const props: SettingsProps = { block: block.id, view, form, host };
  if (!view.saved && !isTyped(form))
    return (
      <div className="admin-page-settings">
        <h1>{host.text('list')}</h1>
        <p>
          {host.text('gone')} <a href={ADMIN_PATH.pages}>{host.text('list')}</a>
        </p>
      </div>
    );
  return (
    <div className="admin-page-settings">
      <Heading {...props} />
      <SettingsFields {...props} />
      {view.saved && (
        <>
          <PagePublishView {...props} />
          <PagePreviewView {...props} />
          <PageVersionsView {...props} />
        </>
      )}
    </div>
  );
}

function Heading({ view, form, host }: SettingsProps): ReactElement {
  const { text } = host;
  const { saved, status, isPublished, isChanged, done, scheduleError } = view;
  const state = !isPublished ? 'unpublished' : isChanged ? 'changed' : 'same';
  return (
    <header className="admin-page-settings__head">
      <h1 dir="auto">{saved?.values['title'] || text('settings')}</h1>
      <p className="admin-page-settings__marks">
        <span className="admin-page-settings__status" data-status={status}>
          {text('statusName', { status })}
        </span>{' '}
        {text('state', { state })}
      </p>
      <LastSavedLine changed={saved?.changed} host={host} />
      {done !== undefined && !form && <Toast>{text('done', { done })}</Toast>}
      {scheduleError !== undefined && <p className="form-error">{text('scheduleFailed', { reason: scheduleError })}</p>}
      <p className="admin-page-settings__links">
        <a className="button" href={ADMIN_PATH.pageEditor.replace('{slug}', view.id)}>
          {text('edit')}
        </a>{' '}
        <a href={PAGE_DRAFT_PATH.replace(':pageId', view.id)}>{text('openDraft')}</a>
        {view.code && (
          <>
            {' '}
            <a href={view.code.url}>{text('code', { has: view.code.hasCode ? 'yes' : 'no' })}</a>
          </>
        )}
      </p>
    </header>
  );
}
