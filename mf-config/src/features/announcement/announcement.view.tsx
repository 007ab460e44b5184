import type { ReactElement } from 'react';
import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/config/announcement';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { PropsOf } from 'shared-types/render';
import { controlAttributes, FieldNotes } from '../../parts/settings-form/settings-field.view';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { AnnouncementPreview } from './announcement-preview.view';
import { AnnouncementWordsFields } from './announcement-words.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import type { AnnouncementHost, Filling } from './announcement-host';
import { fieldId } from '../../parts/settings-form/field-id';
import './announcement.css';

/** What the site announces, as one form, with a page of the site beside it. Whatever becomes of it, it comes back with what was typed. */
export function element(
  { block, data, form }: PropsOf<'config/announcement/saved'>,
  host: AnnouncementHost,
): ReactElement {
  const view = data['config/announcement/saved'];
  const changed = view.saved?.changed;
  const filling = { block: block.id, view, form, host };
  return (
    <div className="config-announcement">
      <p>
        <a className="config-announcement__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <p className="config-announcement__note" hidden={!changed}>
        {changed && host.text('changed', { by: changed.by, at: changed.atText })}
      </p>
      <SettingsForm
        className="config-announcement__form"
        call={ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement}
        page={CONFIG_PATH.announcement}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <AnnouncementSwitch {...filling} name="isShown" isOn={view.saved?.isShown ?? false} />
        <AnnouncementWordsFields {...filling} />
        <AnnouncementSwitch {...filling} name="again" isOn={false} />
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
      <AnnouncementPreview {...filling} />
    </div>
  );
}

interface SwitchProps extends Filling {
  readonly name: 'isShown' | 'again';
  /** What it is where nothing was typed. */
  readonly isOn: boolean;
}

function AnnouncementSwitch({ name, isOn, block, form, host: { text } }: SwitchProps): ReactElement {
  const field = { block, name, hint: text(`${name}Hint`), form };
  return (
    <div className="field config-announcement__switch">
      <input
        type="checkbox"
        defaultChecked={isTyped(form) ? form.values[name] !== undefined : isOn}
        {...controlAttributes(field)}
      />
      <div className="config-announcement__beside">
        <label htmlFor={fieldId(block, name)}>{text(name)}</label>
        <FieldNotes {...field} />
      </div>
    </div>
  );
}
