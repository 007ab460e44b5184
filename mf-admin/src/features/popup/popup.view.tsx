import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { POPUP_CALLS, POPUP_PREVIEW_STYLE } from 'shared-types/admin/pages/popup';
import type { PropsOf } from 'shared-types/render';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { PagePreview } from '../../parts/special-pages/page-preview.view';
import { SpecialPages } from '../../parts/special-pages/special-pages.view';
import { Figures } from '../../parts/trend-figures/trend-figures.view';
import { PopupRules } from './popup-rules.view';
import { fieldOf, type PopupProps } from './popup-props';
import './popup.css';

/** The pop-up: its content, its settings as one form, a preview, and figures. */
export function element({ block, data, form }: PropsOf<'admin/popup/saved'>, host: PopupProps['host']): ReactElement {
  const view = data['admin/popup/saved'];
  const { saved } = view;
  const { text } = host;
  const props = { block: block.id, view, form, host };
  const style = fieldOf(props, 'style').value;
  const previewMessages = { preview: text('preview'), previewHint: text('previewHint'), frame: text('frame') };
  return (
    <div className="admin-popup">
      <div className="admin-popup__head">
        <h1>{text('title')}</h1>
        <p>{text('intro')}</p>
        {saved && <p className="admin-popup__status">{text('status', { status: saved.status })}</p>}
        <LastSavedLine changed={saved?.changed} host={host} />
      </div>
      <div className="admin-popup__main">
        {saved && (
          <section className="admin-popup__part">
            <h2>{text('content')}</h2>
            <p className="admin-muted">{text('contentHint')}</p>
            <SpecialPages
              kind="popup-overlay"
              pages={saved.pages}
              block={block.id}
              page={ADMIN_PATH.popup}
              host={host}
            />
          </section>
        )}
        <SettingsForm
          className="admin-popup__form"
          call={POPUP_CALLS.savePopup}
          page={ADMIN_PATH.popup}
          block={block.id}
          form={form}
          base={saved?.base}
          isChecked
          host={host}
        >
          {(saved || isTyped(form)) && (
            <>
              <PopupRules {...props} />
              <SettingsActions host={host} />
            </>
          )}
        </SettingsForm>
      </div>
      {saved && (
        <PagePreview
          block={block.id}
          pages={saved.pages}
          messages={previewMessages}
          query={`?${new URLSearchParams({ [POPUP_PREVIEW_STYLE]: style })}`}
        />
      )}
      {saved && <Figures figures={saved.figures} host={host} />}
    </div>
  );
}
