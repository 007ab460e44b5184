import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SETTINGS_CALLS } from 'shared-types/admin/settings';
import { EMAIL_LENGTH } from 'shared-types/forms/contact-form';
import type { PropsOf } from 'shared-types/render';
import { UNIT_SYSTEMS } from 'shared-types/site/website';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import { ChoiceField, LineField } from '../../parts/settings-form/settings-controls.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import { TimeZoneField } from '../../parts/settings-form/time-zone-field.view';
import { fieldOf, type SettingsProps } from './settings-props';
import './settings.css';

/** The site's settings as one form. */
export function element(
  { block, data, form }: PropsOf<'admin/settings/saved'>,
  host: SettingsProps['host'],
): ReactElement {
  const view = data['admin/settings/saved'];
  const { saved } = view;
  const { text } = host;
  const props = { block: block.id, view, form, host };
  return (
    <div className="admin-settings">
      <h1>{text('title')}</h1>
      <LastSavedLine changed={saved?.changed} host={host} />
      <SettingsForm
        className="admin-settings__form"
        call={SETTINGS_CALLS.saveSettings}
        page={ADMIN_PATH.settings}
        block={block.id}
        form={form}
        base={saved?.base}
        host={host}
      >
        {(saved || isTyped(form)) && <Fields {...props} />}
      </SettingsForm>
    </div>
  );
}

function Fields(props: SettingsProps): ReactElement {
  const { view, host } = props;
  const { text } = host;
  const unknown = view.saved?.unknownTimeZone;
  const email = { ...EMAIL, maxLength: EMAIL_LENGTH.max };
  return (
    <>
      {unknown !== undefined && (
        <p className="form-error" role="alert">
          {text('unknownTimeZone', { timeZone: unknown })}
        </p>
      )}
      <TimeZoneField {...fieldOf(props, 'timeZone')} timeZones={view.timeZones} />
      <LineField {...fieldOf(props, 'contactEmail')} more={email} />
      <LineField {...fieldOf(props, 'orderNoticeEmail')} more={email} />
      <ChoiceField
        {...fieldOf(props, 'measurementStandard')}
        choices={UNIT_SYSTEMS.map((unit) => [unit, text('unit', { unit })])}
      />
      <dl className="admin-settings__currency">
        <dt>{text('currency')}</dt>
        <dd>{view.currency}</dd>
        <dd className="admin-muted">{text('currencyHint')}</dd>
      </dl>
      <SettingsActions host={host} />
    </>
  );
}

const EMAIL = { type: 'email', dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
