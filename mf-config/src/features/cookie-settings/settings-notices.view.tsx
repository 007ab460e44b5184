import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { Filling } from './cookie-settings-host';

const SIGN_IN = `${CONFIG_PATH.signIn}?${new URLSearchParams({ return: CONFIG_PATH.home })}`;

/** What became of the form, over it. On a page that comes back it takes the focus; with script the shell writes into it. */
export function SettingsNotices({ form, host: { text } }: Pick<Filling, 'form' | 'host'>): ReactElement {
  const told = form?.question ?? (form?.done && form.isFirst ? text('saved') : undefined);
  return (
    <>
      <div
        className="form-error"
        data-form-error=""
        tabIndex={-1}
        {...(form?.message && { role: 'alert', autoFocus: true })}
      >
        {form?.message && <p>{form.message}</p>}
      </div>
      <p data-sign-in="" hidden={form?.code !== 'site/login-required'}>
        <a href={SIGN_IN} target="_blank" rel="noopener">
          {text('signIn')}
        </a>
      </p>
      <p
        className="config-cookie-settings__told"
        data-form-message=""
        tabIndex={-1}
        hidden={told === undefined}
        {...(told !== undefined && { role: 'status', autoFocus: true })}
      >
        {told}
      </p>
    </>
  );
}
