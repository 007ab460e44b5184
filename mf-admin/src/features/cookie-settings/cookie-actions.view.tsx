import type { ReactElement } from 'react';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/admin/cookie-settings';
import { SettingsActions } from '../../parts/settings-form/settings-actions.view';
import type { CookieSettingsHost } from './cookie-settings-host';

/** Save button and banner preview; without script, the preview is on the next page. */
export function CookieActions({ host }: { readonly host: CookieSettingsHost }): ReactElement {
  return (
    <>
      <SettingsActions host={host}>
        <noscript>
          <button
            type="submit"
            className="button button--quiet"
            formAction={COOKIE_SETTINGS_CALLS.previewCookieSettings.path}
          >
            {host.text('tryOut')}
          </button>
        </noscript>
        <button
          className="button button--quiet admin-cookie-settings__show"
          type="button"
          data-show=""
          aria-pressed="false"
          hidden
        >
          {host.text('show')}
        </button>
      </SettingsActions>
      <p className="admin-muted" data-show-note="" hidden />
    </>
  );
}
