import type { ReactElement } from 'react';
import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/admin/announcement';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import type { PropsOf } from 'shared-types/render';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { ScheduleFields } from '../../parts/schedule-fields/schedule-fields.view';
import { BoxField } from '../../parts/settings-form/settings-controls.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { Figures } from '../../parts/trend-figures/trend-figures.view';
import { AnnouncementPreview } from './announcement-preview.view';
import { AnnouncementTextFields } from './announcement-text.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { AnnouncementHost, FormValues } from './announcement-host';
import './announcement.css';

/** The announcement as one form, beside a page of the site. After any failure, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/announcement/saved'>,
  host: AnnouncementHost,
): ReactElement {
  const view = data['admin/announcement/saved'];
  const formValues = { block: block.id, view, form, host };
  return (
    <div className="admin-announcement">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      {view.saved && (view.saved.status === 'later' || view.saved.status === 'over') && (
        <p className="admin-announcement__status">{host.text('status', { status: view.saved.status })}</p>
      )}
      <LastSavedLine changed={view.saved?.changed} host={host} />
      <SettingsForm
        className="admin-announcement__form"
        call={ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement}
        page={ADMIN_PATH.announcement}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <AnnouncementSwitch {...formValues} name="isShown" isOn={view.saved?.isShown ?? false} />
        <AnnouncementTextFields {...formValues} />
        <AnnouncementSwitch {...formValues} name="again" isOn={false} />
        <ScheduleFields
          from={timeField(formValues, 'from')}
          until={timeField(formValues, 'until')}
          timeZone={view.timeZone}
          host={host}
        />
        <SettingsActions host={host}>
          <noscript>
            <button
              type="submit"
              className="button button--quiet"
              formAction={ANNOUNCEMENT_EDITOR_CALLS.previewAnnouncement.path}
            >
              {host.text('tryOut')}
            </button>
          </noscript>
        </SettingsActions>
      </SettingsForm>
      <AnnouncementPreview {...formValues} />
      {view.saved && <Figures figures={view.saved.figures} host={host} />}
    </div>
  );
}

function timeField({ block, view, form, host: { text } }: FormValues, name: 'from' | 'until') {
  const value = (isTyped(form) ? form.values[name] : view.saved?.[name]) ?? '';
  return { block, form, name, label: text(name), hint: text(`${name}Hint`), value };
}

interface SwitchProps extends FormValues {
  readonly name: 'isShown' | 'again';
  readonly isOn: boolean;
}

function AnnouncementSwitch({ name, isOn, block, form, host: { text } }: SwitchProps): ReactElement {
  const isChecked = isTyped(form) ? form.values[name] !== undefined : isOn;
  return (
    <BoxField
      block={block}
      form={form}
      name={name}
      label={text(name)}
      hint={text(`${name}Hint`)}
      value={isChecked ? 'on' : ''}
    />
  );
}
