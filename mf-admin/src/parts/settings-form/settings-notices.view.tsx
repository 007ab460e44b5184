import type { ReactElement } from 'react';
import type { FormState } from 'shared-types/render';
import { SignInBeside } from './sign-in-beside.view';
import './settings-form.css';

/** What is said over a form. */
export interface SettingsNoticesProps {
  readonly form: FormState | undefined;
  /** What has become of it; absent where there is nothing to be said. */
  readonly notice: string | undefined;
  /** What the link says that opens the sign-in beside this page. */
  readonly signIn: string;
}

/** What became of the form, over it. On a page that comes back it takes the focus; with script the shell writes into it. */
export function SettingsNotices({ form, notice, signIn }: SettingsNoticesProps): ReactElement {
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
      <SignInBeside form={form} text={signIn} />
      <p
        className="admin-settings-form__notice"
        data-form-message=""
        tabIndex={-1}
        hidden={notice === undefined}
        {...(notice !== undefined && { role: 'status', autoFocus: true })}
      >
        {notice}
      </p>
    </>
  );
}
