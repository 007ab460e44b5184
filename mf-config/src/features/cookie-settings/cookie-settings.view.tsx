import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/config/cookie-settings';
import type { PropsOf } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { SettingsNotices } from '../../parts/settings-form/settings-notices.view';
import { isTyped, type Filling, type CookieSettingsHost } from './cookie-settings-host';
import { SettingsActions } from './settings-actions.view';
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
  const told = form?.question ?? (form?.done && form.isFirst ? host.text('saved') : undefined);
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
      <form
        className="config-cookie-settings__form"
        method={COOKIE_SETTINGS_CALLS.saveCookieSettings.method}
        action={COOKIE_SETTINGS_CALLS.saveCookieSettings.path}
        noValidate
        autoComplete="off"
        data-enhance=""
        data-form-failure={host.text('failed')}
        data-form-failure-401={host.text('signedOut')}
        data-form-failure-403={host.text('notAllowed')}
        data-unsaved={isTyped(form) ? '' : undefined}
      >
        <SettingsNotices form={form} told={told} signIn={host.text('signIn')} />
        <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
        <input type="hidden" name="block" value={block.id} />
        <input type="hidden" name="page" value={CONFIG_PATH.cookieSettings} />
        <input type="hidden" name="base" value={form?.values.base ?? view.saved?.base ?? ''} />
        <input type="hidden" name="key" value={form?.key ?? ''} />
        <Fields {...filling} />
        <SettingsActions host={host} />
      </form>
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
