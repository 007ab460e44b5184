import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/admin/cookie-settings';
import type { PropsOf } from 'shared-types/render';
import { FormPart } from '../../parts/settings-form/form-part.view';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { FormValues, CookieSettingsHost } from './cookie-settings-host';
import { CookieActions } from './cookie-actions.view';
import { SettingsChoice } from './settings-choice.view';
import { SettingsSwitch } from './settings-switch.view';
import { BannerTextFields } from './banner-text.view';
import './cookie-settings.css';

/** The consent settings as one form. After any failure, typed values are kept. */
export function element(
  { block, data, form }: PropsOf<'admin/cookie-settings/saved'>,
  host: CookieSettingsHost,
): ReactElement {
  const view = data['admin/cookie-settings/saved'];
  const formValues = { block: block.id, view, form, host };
  return (
    <div className="admin-cookie-settings">
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <LastSavedLine changed={view.saved?.changed} host={host} />
      <SettingsForm
        className="admin-cookie-settings__form"
        call={COOKIE_SETTINGS_CALLS.saveCookieSettings}
        page={ADMIN_PATH.cookieSettings}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <Fields {...formValues} />
        <CookieActions host={host} />
      </SettingsForm>
    </div>
  );
}

function Fields(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  return (
    <>
      <FormPart title={text('banner')}>
        <SettingsSwitch {...formValues} name="isCookieBannerEnabled" />
      </FormPart>
      <BannerTextFields {...formValues} />
      <details className="admin-cookie-settings__look" data-tweaks="" open>
        <summary className="admin-cookie-settings__summary">{text('look')}</summary>
        <div className="admin-cookie-settings__choices">
          <SettingsChoice {...formValues} name="cookieBannerVariant" />
          <SettingsChoice {...formValues} name="cookieBannerPosition" />
          <SettingsChoice {...formValues} name="cookieBannerTheme" />
          <SettingsChoice {...formValues} name="cookieBannerCtaVariant" />
          <SettingsChoice {...formValues} name="cookieBannerAcceptType" />
        </div>
      </details>
      <FormPart title={text('policies')}>
        <SettingsSwitch {...formValues} name="isAnalyticsCookiesDisabled" />
        <SettingsSwitch {...formValues} name="isRestrictiveCookiePolicyAbsolute" />
        <SettingsSwitch {...formValues} name="isActivityLogEnabled" />
      </FormPart>
    </>
  );
}
