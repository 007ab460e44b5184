import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import type { FormState } from 'shared-types/render';
import './settings-form.css';

const SIGN_IN = `${CONFIG_PATH.signIn}?${new URLSearchParams({ return: CONFIG_PATH.home })}`;

/** What is said over a form. */
export interface SettingsNoticesProps {
  readonly form: FormState | undefined;
  /** What has become of it; absent where there is nothing to be said. */
  readonly told: string | undefined;
  /** What the link says that opens the sign-in beside this page. */
  readonly signIn: string;
}

/** What became of the form, over it. On a page that comes back it takes the focus; with script the shell writes into it. */
export function SettingsNotices({ form, told, signIn }: SettingsNoticesProps): ReactElement {
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
          {signIn}
        </a>
      </p>
      <p
        className="config-settings-form__told"
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
