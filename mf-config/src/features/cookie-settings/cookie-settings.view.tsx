import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/config/cookie-settings';
import type { PropsOf } from 'shared-types/render';
import { SettingsForm } from '../../parts/settings-form/settings-form.view';
import type { Filling, CookieSettingsHost } from './cookie-settings-host';
import { CookieActions } from './cookie-actions.view';
import { SettingsChoice } from './settings-choice.view';
import { SettingsSwitch } from './settings-switch.view';
import { SettingsWords } from './settings-words.view';
import './cookie-settings.css';

/** How the site asks for consent, as one form. Whatever becomes of it, it comes back with what was typed. */
export function element(
  { block, data, form }: PropsOf<'config/cookie-settings/saved'>,
  host: CookieSettingsHost,
): ReactElement {
  const view = data['config/cookie-settings/saved'];
  const changed = view.saved?.changed;
  const filling = { block: block.id, view, form, host };
  return (
    <div className="config-cookie-settings">
      <p>
        <a className="config-cookie-settings__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      <p>{host.text('intro')}</p>
      <p className="config-cookie-settings__changed" hidden={!changed}>
        {changed && host.text('changed', { by: changed.by, at: changed.atText })}
      </p>
      <SettingsForm
        className="config-cookie-settings__form"
        call={COOKIE_SETTINGS_CALLS.saveCookieSettings}
        page={CONFIG_PATH.cookieSettings}
        block={block.id}
        form={form}
        base={view.saved?.base}
        host={host}
      >
        <Fields {...filling} />
        <CookieActions host={host} />
      </SettingsForm>
    </div>
  );
}

function Fields(filling: Filling): ReactElement {
  const { text } = filling.host;
  return (
    <>
      <Part title={text('banner')}>
        <SettingsSwitch {...filling} name="isCookieBannerEnabled" />
      </Part>
      <SettingsWords {...filling} />
      <details className="config-cookie-settings__look" data-tweaks="" open>
        <summary className="config-cookie-settings__legend">{text('look')}</summary>
        <div className="config-cookie-settings__choices">
          <SettingsChoice {...filling} name="cookieBannerVariant" />
          <SettingsChoice {...filling} name="cookieBannerPosition" />
          <SettingsChoice {...filling} name="cookieBannerTheme" />
          <SettingsChoice {...filling} name="cookieBannerCtaVariant" />
          <SettingsChoice {...filling} name="cookieBannerAcceptType" />
        </div>
      </details>
      <Part title={text('policies')}>
        <SettingsSwitch {...filling} name="isAnalyticsCookiesDisabled" />
        <SettingsSwitch {...filling} name="isRestrictiveCookiePolicyAbsolute" />
        <SettingsSwitch {...filling} name="isActivityLogEnabled" />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <fieldset className="config-cookie-settings__part">
      <legend className="config-cookie-settings__legend">{title}</legend>
      {children}
    </fieldset>
  );
}
