import type { ReactElement } from 'react';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/config/cookie-settings';
import type { CookieSettingsHost } from './cookie-settings-host';

/** Saves; and shows the banner as it would be, on this page, or where there is no script, on the next. */
export function SettingsActions({ host: { text } }: { readonly host: CookieSettingsHost }): ReactElement {
  return (
    <div className="config-cookie-settings__actions">
      <button className="button">
        <span className="config-cookie-settings__idle">{text('save')}</span>
        <span className="config-cookie-settings__busy">{text('saving')}</span>
      </button>
      <noscript>
        <button className="button button--quiet" formAction={COOKIE_SETTINGS_CALLS.previewCookieSettings.path}>
          {text('tryOut')}
        </button>
      </noscript>
      <button className="button button--quiet" type="button" data-show="" aria-pressed="false" hidden>
        {text('show')}
      </button>
      <button className="button button--quiet" type="button" data-undo="" hidden>
        {text('undo')}
      </button>
      <p className="config-cookie-settings__note" data-unsaved-note="" hidden>
        {text('unsaved')}
      </p>
      <p className="config-cookie-settings__note" data-show-note="" hidden />
    </div>
  );
}
